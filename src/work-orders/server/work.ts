import type { MailsTogether } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { WorkActor } from './actors.ts'
import { nodeDueDate } from '../due-dates.ts'
import type { HistoryKey, HistoryParams } from '../history.ts'
import { findMove, obstacleTo, type Mover, type NodeAction } from '../node-moves.ts'
import { type Decided, sameAsBefore } from '../second-eyes.ts'
import { isDone, reviewOf } from '../states.ts'
import { listSupplements } from './supplements/supplements.queries.ts'
import { moveRefused, workOrderRefusals } from './work-orders.errors.ts'
import { listNodes, readDecided } from './work-orders.queries.ts'
import { lockWorkOrder } from './work-orders.repository.ts'
import type { NewHistory, NodeRow, SupplementRow, WorkOrderRow } from './work-orders.tables.ts'

export type WorkDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'> & {
  /** While several are changed in one step: each seller has one mail of all of theirs. */
  mails?: MailsTogether
}

/** What the seller's people are notified of. */
export type WorkNotice =
  | 'yourTurn'
  | 'returned'
  | 'filed'
  | 'granted'
  | 'refused'
  | 'completed'
  | 'filingBegins'
  | 'filingEnded'
  | 'supplementsAsked'
  | 'supplementReturned'
  | 'held'
  | 'resumed'
  | 'cancelled'
  | 'reminded'
  | 'talked'
  | 'corrected'
  | 'enteredFor'
  | 'submittedFor'
  | 'supplementFor'
  | 'originalAsked'
  | 'originalReceived'
  | 'originalSentBack'
  | 'originalLost'
/** Without a step: what waits for the seller after the change. */
export type Notice = {
  what: WorkNotice
  nodeId: string | null
  /** Of a change of the whole work order: the reason, what was written beside it, and until when. */
  because?: LocalText
  note?: LocalText | null
  day?: Day
  /** What it is about, where that is no step. */
  name?: LocalText
  dueOn?: Day
}

/**
 * One work order during one use case: locked, changed here with its nodes and supplements, and written at the end by
 * `changeWorkOrder`.
 */
export type Work = {
  tx: Transaction
  deps: WorkDeps
  now: Date
  /** The agency's calendar day. */
  today: Day
  actor: WorkActor
  /** None of its rows is written yet. */
  isNew: boolean
  /** Nothing later in the transaction reads it: what is new of it is written with the commit. */
  isLast?: boolean
  workOrder: WorkOrderRow
  /** The row as read. */
  before: Readonly<WorkOrderRow>
  nodes: NodeRow[]
  changed: Set<NodeRow>
  newNodes: NodeRow[]
  supplements: SupplementRow[]
  newSupplements: SupplementRow[]
  changedSupplements: Set<SupplementRow>
  /** What happened, to be written once it is known whose turn it leads to. */
  lines: Omit<NewHistory, 'runs'>[]
  notices: Notice[]
  /** Who finished which step, where some step demands another person. */
  decided: readonly Decided[]
}

/**
 * Locks a work order until the transaction ends, so that moves happen one after the other. Only for `changeWorkOrder`.
 * @throws work_orders.not_found
 */
export async function lockWork(
  tx: Transaction,
  deps: WorkDeps,
  request: { workOrderId: string; companyId?: string; actor: WorkActor },
): Promise<Work> {
  const workOrder = await lockWorkOrder(tx, request.workOrderId, request.companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const nodes = await listNodes(tx, [workOrder.id])
  const supplements = workOrder.supplementsAsked > 0 ? await listSupplements(tx, workOrder.id) : []
  const decided = await readDecided(tx, nodes)
  return { ...workOn(tx, deps, { workOrder, nodes, actor: request.actor }), supplements, decided }
}

/** A work order that is not written yet, nor any of its nodes. Only for `openWorkOrder`. */
export function newWork(tx: Transaction, deps: WorkDeps, begun: Begun): Work {
  return { ...workOn(tx, deps, begun), isNew: true }
}

export type Begun = Pick<Work, 'workOrder' | 'nodes' | 'actor' | 'isLast'>

function workOn(tx: Transaction, deps: WorkDeps, begun: Begun): Work {
  const now = deps.clock.now()
  return {
    ...begun,
    tx,
    deps,
    now,
    today: dayOf(now, deps.config.agency.timeZone),
    isNew: false,
    before: { ...begun.workOrder },
    changed: new Set(),
    newNodes: [],
    supplements: [],
    newSupplements: [],
    changedSupplements: new Set(),
    lines: [],
    notices: [],
    decided: [],
  }
}

export function nodeOf(work: Work, nodeId: string): NodeRow {
  const node = work.nodes.find((candidate) => candidate.id === nodeId)
  if (!node) throw workOrderRefusals.node_not_found()
  return node
}

/** Refuses with the obstacle when the move is not possible now. */
export function checkMove(work: Work, node: NodeRow, action: NodeAction, by: Mover): void {
  const obstacle = obstacleTo(action, node, by, {
    workOrderStatus: work.workOrder.status,
    nodes: work.nodes,
    canSkip: node.skipReason !== null,
  })
  if (obstacle) throw moveRefused(obstacle)
  if (by === 'staff') checkAnotherPerson(work, node, action)
}

/** @throws work_orders.second_eyes */
function checkAnotherPerson({ nodes, decided, actor }: Work, node: NodeRow, action: NodeAction): void {
  const same = sameAsBefore(nodes, node, { action, decided, personId: actor.id })
  if (same) throw workOrderRefusals.second_eyes({ params: { name: same.byName } })
}

/** Makes one move of the table. @throws the obstacle as a refusal when it is not possible now */
export function moveNode(
  work: Work,
  node: NodeRow,
  action: NodeAction,
  by: Mover,
  options: { dueAt?: Day } = {},
): void {
  checkMove(work, node, action, by)
  const move = findMove(node, action)
  if (!move) throw new Error(`no move ${action} from ${node.status}`)
  node.status = move.to
  node.statusSince = work.now
  node.startedAt ??= work.now
  node.finishedAt = isDone(move.to) ? work.now : null
  node.dueAt = options.dueAt ?? nodeDueDate(work.nodes, node, work.today)
  work.changed.add(node)
  moveReview(work, node, action)
}

/** A review follows its form: it is accepted and reopened with it, and its clock starts at each submission. */
function moveReview(work: Work, node: NodeRow, action: NodeAction): void {
  const review = reviewOf(work.nodes, node)
  if (!review || review.status === 'LOCKED') return
  if (action === 'accept') moveNode(work, review, 'accept', 'system')
  if (action === 'reopen' && review.status === 'ACCEPTED') moveNode(work, review, 'reopen', 'system')
  if (action !== 'submit' && action !== 'return') return
  review.dueAt = action === 'submit' ? node.dueAt : null
  if (action === 'submit') review.statusSince = work.now
  work.changed.add(review)
}

/** What a change leads to. A note, which changes nothing, comes with the next one. */
export function revisionAfter({ before, isNew }: Pick<Work, 'before' | 'isNew'>): number {
  return isNew ? before.revision : before.revision + 1
}

/** What happened, for the history: written with the change itself. */
export async function writeHistory(
  work: Work,
  entry: {
    key: HistoryKey
    node?: NodeRow
    params?: HistoryParams
    reason?: LocalText | null
    actor?: WorkActor
    internal?: boolean
  },
): Promise<void> {
  const actor = entry.actor ?? work.actor
  work.lines.push({
    companyId: work.workOrder.companyId,
    workOrderId: work.workOrder.id,
    nodeId: entry.node?.id ?? null,
    at: work.now,
    key: entry.key,
    params: { ...(entry.node && { name: entry.node.name }), ...entry.params },
    reason: entry.reason ?? null,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    internal: entry.internal ?? false,
    revision: revisionAfter(work),
  })
}
