import { isDone, reviewOf, type NodeState, type Turn, type WorkOrderStatus } from './states.ts'
import { supplementHolder, type SupplementState } from './supplements.ts'

/** Whose turn one node is now; undefined when nobody waits for it. */
export function holderOf(nodes: readonly NodeState[], node: NodeState): Exclude<Turn, 'none'> | undefined {
  switch (node.status) {
    case 'OPEN':
    case 'REOPENED':
    case 'RETURNED':
      return openHolder(nodes, node)
    case 'SUBMITTED':
    case 'QUERIED':
    case 'REFUSED':
      return 'agency'
    case 'FILED':
      return 'authority'
    default:
      return undefined
  }
}

function openHolder(nodes: readonly NodeState[], node: NodeState): Exclude<Turn, 'none'> | undefined {
  // A review follows its form: once submitted, the form itself says that it is the agency's turn.
  if (node.kind === 'REVIEW') return nodes.some((other) => other.key === node.reviews) ? undefined : 'agency'
  return node.owner === 'seller' || node.owner === 'invited' ? 'seller' : 'agency'
}

const PRECEDENCE = ['seller', 'agency', 'authority'] as const

/** The seller's when any open item is the seller's; else the agency's takes precedence over the authority's. */
export function turnOf(
  workOrderStatus: WorkOrderStatus,
  nodes: readonly NodeState[],
  supplements: readonly SupplementState[] = [],
): Turn {
  if (workOrderStatus !== 'OPEN') return 'none'
  const holders = new Set<Turn | undefined>([
    ...nodes.map((node) => holderOf(nodes, node)),
    ...supplements.map((supplement) => supplementHolder(supplement.status)),
  ])
  return PRECEDENCE.find((turn) => holders.has(turn)) ?? 'none'
}

/** The nodes that the turn waits for, in process order. */
function nodesInTurn<N extends NodeState>(turn: Turn, nodes: readonly N[]): N[] {
  return nodes.filter((node) => turn !== 'none' && holderOf(nodes, node) === turn)
}

/** The step that screens name: the one the turn waits for; a form being checked shows as its review. */
export function currentNode<N extends NodeState>(turn: Turn, nodes: readonly N[]): N | undefined {
  const [node] = nodesInTurn(turn, nodes)
  if (!node) return undefined
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
  const turn = turnOf(workOrderStatus, nodes, supplements)
  const waiting = [
    ...nodesInTurn(turn, nodes),
    ...supplements.filter(({ status }) => turn !== 'none' && supplementHolder(status) === turn),
  ]
  const since = waiting.map((item) => item.statusSince.getTime())
  const due = waiting.flatMap((item) => (item.dueAt ? [item.dueAt] : [])).toSorted()
  return {
    turn,
    turnSince: since.length > 0 ? new Date(Math.min(...since)) : null,
    percent: percentOf(workOrderStatus, nodes),
    currentNodeKey: currentNode(turn, nodes)?.key ?? null,
    dueOn: due[0] ?? null,
  }
}
