import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import type { NodeKind, ProcessNode } from '#catalogue/process.ts'
import { findMove, mayOpen, type NodeAction } from '#work-orders/node-moves.ts'
import { isDone, type NodeState } from '#work-orders/states.ts'

/** The actions that complete an open node of each kind. */
const WAY: Record<NodeKind, readonly NodeAction[]> = {
  FORM: ['submit', 'accept'],
  REVIEW: ['accept'],
  AGENCY_TASK: ['complete'],
  SIGNATURE: ['submit', 'accept'],
  LEGALISATION: ['complete'],
  AUTHORITY: ['file', 'grant'],
  SELLER_TASK: ['submit', 'accept'],
  PAYMENT_OF_TAX: ['submit', 'accept'],
  DELIVERY: ['complete'],
  FILING_TERM: ['complete'],
}

function stateOf(node: ProcessNode, position: number): NodeState {
  return {
    id: node.key,
    key: node.key,
    position,
    kind: node.kind,
    owner: node.owner,
    status: 'LOCKED',
    statusSince: new Date(0),
    expectedDays: node.expectedDays,
    reviews: node.reviews ?? null,
    filedBy: node.filedBy ?? null,
    startedAt: null,
    finishedAt: null,
    dueAt: null,
  }
}

/** Opens and completes nodes until nothing is left to do; returns keys in the order of completion. */
function walk(nodes: readonly NodeState[], skip: (node: NodeState) => boolean): string[] {
  const finished: string[] = []
  for (let round = 0; round <= nodes.length * 2; round += 1) {
    const node = nodes.find((one) => !isDone(one.status) && (one.status !== 'LOCKED' || mayOpen(nodes, one)))
    if (!node) break
    const actions: readonly NodeAction[] = skip(node) ? ['skip'] : WAY[node.kind]
    for (const action of [...(node.status === 'LOCKED' ? (['open'] as const) : []), ...actions]) {
      const move = findMove(node, action)
      if (!move) throw new Error(`${node.key}: no ${action} from ${node.status}`)
      node.status = move.to
    }
    finished.push(node.key)
  }
  return finished
}

it.each(productContents.map((product) => [product.code, product.process.nodes] as const))(
  'the process of %s can be walked to its end, with everything and with all that may be left out',
  (_, nodes) => {
    const keys = nodes.map((node) => node.key)
    const mayBeSkipped = new Set(nodes.filter((node) => node.canSkip).map((node) => node.key))
    expect(walk(nodes.map(stateOf), () => false)).toEqual(keys)
    expect(walk(nodes.map(stateOf), (node) => mayBeSkipped.has(node.key))).toEqual(keys)
    // what was bought, the number or the document, must not be skippable
    expect(nodes.filter((node) => node.produces && node.canSkip)).toEqual([])
  },
)
