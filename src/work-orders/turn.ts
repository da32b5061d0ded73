import { holderOf, itemsInTurn } from './open-items.ts'
import { isDone, reviewOf, type NodeState, type Turn, type WorkOrderStatus } from './states.ts'
import type { SupplementState } from './supplements.ts'

/** The seller's when any open item is the seller's; else the agency's takes precedence over the authority's. */
export function turnOf(
  workOrderStatus: WorkOrderStatus,
  nodes: readonly NodeState[],
  supplements: readonly SupplementState[] = [],
): Turn {
  return itemsInTurn(workOrderStatus, nodes, supplements)[0]?.holder ?? 'none'
}

/** The nodes that the turn waits for, in process order. */
function nodesInTurn<N extends NodeState>(turn: Turn, nodes: readonly N[]): N[] {
  return nodes.filter((node) => turn !== 'none' && holderOf(nodes, node) === turn)
}

/** All is handed over, and returns are filed period by period. */
export const isFiling = (nodes: readonly NodeState[]): boolean => filingStep(nodes) !== undefined

const filingStep = <N extends NodeState>(nodes: readonly N[]): N | undefined =>
  nodes.find(({ kind, status }) => kind === 'FILING_TERM' && status === 'OPEN')

/** The step that screens name: the one the turn waits for; a form being checked shows as its review. */
export function currentNode<N extends NodeState>(turn: Turn, nodes: readonly N[]): N | undefined {
  const [node] = nodesInTurn(turn, nodes)
  if (!node) return filingStep(nodes)
  return node.status === 'SUBMITTED' ? (reviewOf(nodes, node) ?? node) : node
}

/** Progress, 0–100: finished steps among all steps. */
export function percentOf(workOrderStatus: WorkOrderStatus, nodes: readonly NodeState[]): number {
  if (workOrderStatus === 'COMPLETED') return 100
  const counted = nodes.filter((node) => node.status !== 'SKIPPED')
  if (counted.length === 0) return 0
  return Math.floor((counted.filter((node) => isDone(node.status)).length * 100) / counted.length)
}

export type DerivedColumns = {
  turn: Turn
  turnSince: Date | null
  percent: number
  currentNodeKey: string | null
  dueOn: string | null
}

/** The columns of a work order derived from its nodes and supplements; written only by a transition. */
export function statusOf(
  workOrderStatus: WorkOrderStatus,
  nodes: readonly NodeState[],
  supplements: readonly SupplementState[] = [],
): DerivedColumns {
  const items = itemsInTurn(workOrderStatus, nodes, supplements)
  const turn = items[0]?.holder ?? 'none'
  return {
    turn,
    turnSince: items.length > 0 ? new Date(Math.min(...items.map(({ since }) => since.getTime()))) : null,
    percent: percentOf(workOrderStatus, nodes),
    currentNodeKey: currentNode(turn, nodes)?.key ?? null,
    dueOn: items[0]?.dueAt ?? null,
  }
}
