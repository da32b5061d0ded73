import type { Day } from '#platform/shared/calendar.ts'
import { reviewOf, type NodeState, type Turn, type WorkOrderStatus } from './states.ts'
import { supplementHolder, type SupplementState } from './supplements.ts'

/** Who can be waited for. */
export type Holder = Exclude<Turn, 'none'>

/** Something that somebody has to do now: whose it is, since when, and until which day. */
export type OpenItem<N, S> = { holder: Holder; since: Date; dueAt: Day | null } & (
  | { kind: 'node'; node: N }
  | { kind: 'supplement'; supplement: S }
)

/** Whose turn one node is now; undefined when nobody waits for it. */
export function holderOf(nodes: readonly NodeState[], node: NodeState): Holder | undefined {
  switch (node.status) {
    case 'OPEN':
    case 'REOPENED':
    case 'RETURNED':
      // While returns are filed period by period, it is nobody's turn until one of them says so.
      if (node.kind === 'FILING_TERM') return undefined
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

function openHolder(nodes: readonly NodeState[], node: NodeState): Holder | undefined {
  // A review follows its form: once submitted, the form itself says that it is the agency's turn.
  if (node.kind === 'REVIEW') return reviewedBy(nodes, node) ? undefined : 'agency'
  return node.owner === 'seller' || node.owner === 'invited' ? 'seller' : 'agency'
}

const reviewedBy = (nodes: readonly NodeState[], review: NodeState) =>
  nodes.some((other) => other.key === review.reviews)

const PRECEDENCE: readonly Holder[] = ['seller', 'agency', 'authority']

/**
 * What is due now, when and by whom, the earliest day first: the one rule that dashboard, lists, lane, mails and queue
 * follow. The seller's items come before everybody else's: while something waits for the seller, the days of the agency
 * and of the authority are not running out for anybody, and none of them is shown beside the seller's own.
 */
export function itemsInTurn<N extends NodeState, S extends SupplementState>(
  status: WorkOrderStatus,
  nodes: readonly N[],
  supplements: readonly S[],
): OpenItem<N, S>[] {
  if (status !== 'OPEN') return []
  const items = [...nodes.flatMap((node) => ofNode(nodes, node)), ...supplements.flatMap(ofSupplement)]
  const turn = PRECEDENCE.find((holder) => items.some((item) => item.holder === holder))
  return items.filter((item) => item.holder === turn).toSorted(byDueDay)
}

function ofNode<N extends NodeState>(nodes: readonly N[], node: N): OpenItem<N, never>[] {
  const holder = holderOf(nodes, node)
  if (holder === undefined) return []
  // Whoever checks a form is shown as working at the check, which has its own day.
  const dueAt = node.status === 'SUBMITTED' ? (reviewOf(nodes, node)?.dueAt ?? node.dueAt) : node.dueAt
  return [{ kind: 'node', node, holder, since: node.statusSince, dueAt }]
}

function ofSupplement<S extends SupplementState>(supplement: S): OpenItem<never, S>[] {
  const holder = supplementHolder(supplement.status)
  if (holder === undefined) return []
  return [{ kind: 'supplement', supplement, holder, since: supplement.statusSince, dueAt: supplement.dueAt }]
}

/** Earliest day first; without one last. */
function byDueDay(a: { dueAt: Day | null }, b: { dueAt: Day | null }): number {
  if (a.dueAt === b.dueAt) return 0
  if (a.dueAt === null) return 1
  if (b.dueAt === null) return -1
  return a.dueAt < b.dueAt ? -1 : 1
}
