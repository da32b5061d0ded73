import type { Day } from '#platform/shared/calendar.ts'
import { isCheck, isPost } from '../../../next-best.ts'
import { actionsInCard, type CardAction, heldBack, isHeldBack } from '../steps/card-actions.ts'
import type { StaffForm, StaffWorkOrder } from '../review/review.ts'

/** The one thing that a work order waits for, as a case worker reads it. */
export type Now =
  /** Answers have no verdict yet. `path`: of the first of them. */
  | { kind: 'judge'; form: StaffForm; path: string; open: number; total: number }
  /** Each answer has one: the form goes back or is accepted. */
  | { kind: 'decide'; form: StaffForm; toReturn: number }
  | { kind: 'supplements'; titles: string[] }
  | { kind: 'step'; nodeId: string; name: string; action: CardAction }
  /** Open, but not for this person: `reason`. */
  | { kind: 'held'; name: string; reason: string }
  /** `titles`: what the seller has to do or to send. */
  | { kind: 'seller'; titles: string[]; dueAt: Day | null; late: boolean }
  /** `nodeId`: where its answer is recorded; null while it cannot be. */
  | { kind: 'authority'; nodeId: string | null; name: string; dueAt: Day | null }
  /** Somebody says that what was handed over is wrong: `name`, of the step. */
  | { kind: 'correction'; name: string }
  /** The seller wrote, and nobody has read it. */
  | { kind: 'message'; count: number }
  /** A letter of the authority, or what it checks; `dueAt`: its last day, null where it names none. */
  | { kind: 'letter' | 'check'; dueAt: Day | null; late: boolean }
  | { kind: 'filing' | 'onHold' | 'completed' | 'cancelled' | 'nothing' }

type Read = Pick<
  StaffWorkOrder,
  'nodes' | 'forms' | 'supplements' | 'corrections' | 'unread' | 'seesCompany'
> & {
  workOrder: Pick<
    StaffWorkOrder['workOrder'],
    'status' | 'turn' | 'dueAt' | 'late' | 'currentNode' | 'urgency'
  >
}

const CLOSED = { ON_HOLD: 'onHold', COMPLETED: 'completed', CANCELLED: 'cancelled' } as const

/**
 * What the seller wrote is read before anything is decided, as it may change what is right; also of what is closed. Then
 * comes a letter or check of the authority whose day is the nearest: it is in the urgency only while it waits for us.
 * Papers that were sent are looked at before it, since most were asked for to answer it. Then comes what can be decided, even
 * while something else waits for the seller: a form, a step. Only then whom the work order waits for.
 */
export function nowOf(read: Read): Now {
  const { status, turn, currentNode } = read.workOrder
  const wrong = read.corrections.records.find((correction) => correction.status === 'OPEN')
  if (wrong) return { kind: 'correction', name: wrong.step }
  if (read.unread > 0) return { kind: 'message', count: read.unread }
  const post = postOf(read)
  if (status !== 'OPEN') return post ?? { kind: CLOSED[status] }
  if (currentNode?.kind === 'FILING_TERM') return post ?? { kind: 'filing' }
  if (post && isNearest(post, read)) return supplementsNow(read) ?? post
  const decision = reviewNow(read) ?? supplementsNow(read)
  if (decision) return decision
  if (turn === 'agency' || turn === 'none') return stepNow(read) ?? post ?? { kind: 'nothing' }
  return post ?? (turn === 'seller' ? sellerNow(read) : authorityNow(read))
}

type Post = Extract<Now, { kind: 'letter' | 'check' }>

/** What an authority wants, for whoever may read it. */
function postOf({ workOrder: { urgency }, seesCompany }: Read): Post | undefined {
  if (!seesCompany || !urgency || !isPost(urgency.because)) return undefined
  return { kind: isCheck(urgency.because) ? 'check' : 'letter', dueAt: urgency.day, late: urgency.late }
}

/** The day of the work order binds the agency only while it is its turn. */
function isNearest({ dueAt }: Post, { workOrder }: Read): boolean {
  const own = workOrder.turn === 'agency' ? workOrder.dueAt : null
  return dueAt !== null && (own === null || dueAt <= own)
}

/** Whether a form waits for the agency's decision. */
export function isInReview(
  { nodes }: Pick<Read, 'nodes'>,
  form: Pick<StaffForm, 'nodeId' | 'status'>,
): boolean {
  const node = nodes.find(({ id }) => id === form.nodeId)
  const review = nodes.find(({ kind, reviews }) => kind === 'REVIEW' && reviews === node?.key)
  return form.status === 'SUBMITTED' && (review?.status === 'OPEN' || review?.status === 'REOPENED')
}

function reviewNow(read: Read): Now | undefined {
  const form = read.forms.find((candidate) => isInReview(read, candidate))
  if (!form) return undefined
  const { toJudge, verdicts } = form.review
  const judged = new Set(verdicts.map(({ path }) => path))
  const toReturn = verdicts.filter(({ verdict }) => verdict === 'RETURNED').length
  const open = toJudge.filter((path) => !judged.has(path))
  const [path] = open
  if (path === undefined) return { kind: 'decide', form, toReturn }
  return { kind: 'judge', form, path, open: open.length, total: toJudge.length }
}

function supplementsNow({ supplements }: Read): Now | undefined {
  const sent = supplements.filter(({ status }) => status === 'SUBMITTED')
  return sent.length > 0 ? { kind: 'supplements', titles: sent.map(({ title }) => title) } : undefined
}

function stepNow(read: Read): Now | undefined {
  return stepsWithActions(read)[0] ?? heldNow(read)
}

function heldNow({ nodes }: Read): Now | undefined {
  const held = nodes.find(isHeldBack)
  const [why] = held ? heldBack(held) : []
  return held && why && { kind: 'held', name: held.name, reason: why.reason }
}

function stepsWithActions({ nodes, forms }: Read) {
  const withForm = new Set(forms.map(({ nodeId }) => nodeId))
  return nodes.flatMap((node) => {
    const [action] = actionsInCard(node, withForm.has(node.id))
    return action ? [{ kind: 'step' as const, nodeId: node.id, name: node.name, action }] : []
  })
}

const WAITS_FOR_SELLER: ReadonlySet<string> = new Set(['OPEN', 'RETURNED', 'REOPENED'])

function sellerNow({ workOrder: { dueAt, late }, nodes, supplements }: Read): Now {
  const steps = nodes.filter(
    ({ owner, status }) => (owner === 'seller' || owner === 'invited') && WAITS_FOR_SELLER.has(status),
  )
  const asked = supplements.filter(({ status }) => status === 'ASKED' || status === 'RETURNED')
  return {
    kind: 'seller',
    titles: [...steps.map(({ name }) => name), ...asked.map(({ title }) => title)],
    dueAt,
    late,
  }
}

function authorityNow(read: Read): Now {
  const { dueAt, currentNode } = read.workOrder
  const filed = read.nodes.find(({ status }) => status === 'FILED')
  const step = stepsWithActions(read).find(({ nodeId }) => nodeId === filed?.id)
  return {
    kind: 'authority',
    nodeId: step?.nodeId ?? null,
    name: filed?.name ?? currentNode?.name ?? '',
    dueAt,
  }
}
