import type { Transaction } from '#platform/server/database.ts'
import { sendHint, sendStaffHint } from '#platform/server/hints.repository.ts'
import { together } from '#platform/server/together.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { dayOf, workingDaysBetween, type Rests } from '#platform/shared/calendar.ts'
import { restsBetween, type Times } from '#team/calendars.ts'
import { readTimes, timesLately } from '#team/server/public.ts'
import type { WorkActor } from './actors.ts'
import { auditMoves } from './audit-moves.ts'
import { assignByRules, isCalledForByLetter, waitsForAssignee } from './assign/assign-by-rules.ts'
import { closeFiling } from './filing/close-filing.ts'
import { expectedFinish } from '../expected-finish.ts'
import { mayOpen } from '../node-moves.ts'
import { isDone } from '../states.ts'
import { isSupplementOpen, supplementHolder } from '../supplements.ts'
import { clockOf } from '../time-per-turn.ts'
import { isFiling, statusOf } from '../turn.ts'
import { publishNews } from './news.ts'
import { notifyMembers } from './notify-members.ts'
import { tellWatchers } from './team/tell-watchers.ts'
import { rankWork } from './rank/rank-work.ts'
import {
  lockWork,
  moveNode,
  newWork,
  revisionAfter,
  writeHistory,
  type Begun,
  type Work,
  type WorkDeps,
  type WorkNotice,
} from './work.ts'
import { finishedLately, listFinishedDurations } from './work-orders.queries.ts'
import {
  insertHistory,
  insertNodes,
  insertSupplements,
  insertWorkOrder,
  leaveWorkOrder,
  updateNode,
  updateRank,
  updateSupplement,
  updateWorkOrder,
} from './work-orders.repository.ts'
import type { NodeRow, WorkOrderRow } from './work-orders.tables.ts'

/** Published in the transaction of every change. Payload: `{ workOrderId }`. */
const WORK_ORDER_CHANGED = 'WorkOrderChanged'
/** Published when it ends: the last step is done, or it was cancelled. Payload: `{ workOrderId, orderId }`. */
export const WORK_ORDER_CLOSED = 'WorkOrderClosed'

const AUTHORITY: WorkActor = { kind: 'authority', id: 'authority', name: '' }

/**
 * The only way to change a work order: lock, change, then everything that follows from the change, in one transaction. A
 * use case that changes nothing of it, such as saving the draft of a form, costs only the lock.
 */
export async function changeWorkOrder<T>(
  deps: WorkDeps,
  request: { workOrderId: string; companyId?: string; actor: WorkActor },
  change: (work: Work) => Promise<T>,
): Promise<T> {
  let isFinished = false
  const done = await deps.db.transaction(async (tx) => {
    const work = await lockWork(tx, deps, request)
    const result = await change(work)
    if (isChanged(work)) await recomputeWork(work)
    else if (work.lines.length > 0) await publishChange(work)
    await writeWhatHappened(work)
    isFinished = work.workOrder.completedAt !== work.before.completedAt
    return result
  })
  if (isFinished) finishedLately.forget(deps.db)
  return done
}

/** The only way to create a work order. Nobody has seen it yet, so it is written once, in its final state. */
export async function openWorkOrder(tx: Transaction, deps: WorkDeps, begun: Begun): Promise<void> {
  const work = newWork(tx, deps, begun)
  await writeHistory(work, { key: 'order.opened', params: { order: begun.workOrder.orderNumber } })
  await recomputeWork(work)
  writeLines(work)
}

/** For whoever watches it, for the audit trail and for its history. */
async function writeWhatHappened(work: Work): Promise<void> {
  await tellWatchers(work)
  await auditMoves(work)
  writeLines(work)
}

function writeLines({ tx, workOrder, lines }: Work): void {
  const runs = clockOf(workOrder.status, workOrder.turn)
  insertHistory(
    tx,
    lines.map((line) => ({ ...line, runs })),
  )
}

function isChanged(work: Work): boolean {
  const { workOrder, before, changed, newNodes, newSupplements, changedSupplements } = work
  if (changed.size + newNodes.length + newSupplements.length + changedSupplements.size > 0) return true
  return Object.entries(before).some(([column, value]) => workOrder[column as keyof WorkOrderRow] !== value)
}

/** Opens what may open, completes what is complete, and recomputes the columns that follow from the nodes. */
async function recomputeWork(work: Work): Promise<void> {
  const { tx, deps, isNew } = work
  const times = await (isNew ? timesLately.of(deps.db, tx) : readTimes(tx))
  await openNext(work)
  await closeFiling(work)
  await completeIfDone(work, times)
  const status = statusOf(work.workOrder.status, work.nodes, work.supplements)
  const rests = work.workOrder.status === 'COMPLETED' || work.workOrder.status === 'CANCELLED'
  const isWaiting = !rests && !isFiling(work.nodes)
  const finished = isWaiting ? await finishedOf(work) : []
  const expected = !isWaiting
    ? null
    : expectedFinish(withSkips(work.nodes), work.today, restsOf(work, times), finished)
  Object.assign(work.workOrder, status, {
    revision: revisionAfter(work),
    updatedAt: work.now,
    expectedLow: expected?.low ?? null,
    expectedHigh: expected?.high ?? null,
    finishedBefore: finished.length,
    supplementsAsked: work.supplements.length,
    supplementsWaiting: work.supplements.filter(({ status }) => supplementHolder(status) === 'seller').length,
  } satisfies Partial<WorkOrderRow>)
  if (status.turn === 'seller' && work.before.turn !== 'seller') addYourTurn(work)
  if (waitsForAssignee(work)) await assignByRules(work)
  // By its rank it stands for as long as nothing changes: that is by the times as they are.
  Object.assign(work.workOrder, await rankWork(work, isNew ? undefined : times))
  if (isCalledForByLetter(work)) await assignByRules(work)
  await together([writeRows(work), publishChange(work), publishNews(work), notifyMembers(work)])
}

/** How long those of the same service took: of many purchases in one second, only the first asks. */
const finishedOf = ({ tx, deps, isNew, workOrder: { productId } }: Work): Promise<number[]> =>
  isNew ? finishedLately.of(deps.db, tx, productId) : listFinishedDurations(tx, productId)

type OpenLetters = Pick<WorkOrderRow, 'letterDay' | 'letterSince' | 'letterIsCheck'>

/**
 * Where it stands among what is done next: nobody changed it, so its revision stays. Where a letter makes it the agency's and
 * nobody is there for it, somebody gets it in the same transaction, and the history says so.
 * @param known what is known now that its place depends on
 */
export async function rankAgain(
  deps: WorkDeps,
  workOrderId: string,
  known: Partial<OpenLetters> = {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const work = await lockWork(tx, deps, { workOrderId, actor: PORTAL })
    Object.assign(work.workOrder, known)
    const rank = await rankWork(work)
    Object.assign(work.workOrder, rank)
    if (isCalledForByLetter(work)) await assignByRules(work)
    sendStaffHint(tx, { kind: 'order', workOrderId })
    await updateRank(tx, workOrderId, { ...known, ...rank, assigneeId: work.workOrder.assigneeId })
    if (work.lines.length === 0) return
    await publishChange(work)
    await writeWhatHappened(work)
  })
}

/** Of the open letters about it: the earliest day by which one must be answered, and when the last one came in. */
export const noteLetters = (deps: WorkDeps, workOrderId: string, letters: OpenLetters): Promise<void> =>
  rankAgain(deps, workOrderId, letters)

const SAYS_NOT_WHOSE_TURN: ReadonlySet<WorkNotice> = new Set(['filed', 'granted', 'resumed'])

/** Whoever was just asked for something knows already that it is their turn. */
function addYourTurn({ notices }: Work): void {
  const isNews = notices.every(({ what }) => SAYS_NOT_WHOSE_TURN.has(what))
  if (isNews) notices.push({ what: 'yourTurn', nodeId: null })
}

/** Neither the agency nor the office works on the public holidays of the other. */
const restsOf = ({ deps, workOrder }: Work, times: Times): Rests =>
  restsBetween(deps.config.agency.country, workOrder.country, times)

const withSkips = (nodes: readonly NodeRow[]) =>
  nodes.map((node) => ({ ...node, canSkip: node.skipReason !== null }))

async function openNext(work: Work): Promise<void> {
  if (work.workOrder.status !== 'OPEN') return
  for (const node of work.nodes) {
    if (node.status !== 'LOCKED' || !mayOpen(work.nodes, node)) continue
    moveNode(work, node, 'open', 'system')
    if (node.kind === 'AUTHORITY') await fileAutomatically(work, node)
    if (node.kind === 'FILING_TERM') work.notices = [{ what: 'filingBegins', nodeId: node.id }]
  }
}

/** What was filed together is with the authority as soon as its turn comes. */
async function fileAutomatically(work: Work, node: NodeRow): Promise<void> {
  const filing = work.nodes.find((candidate) => candidate.key === node.filedBy)
  if (filing?.status !== 'ACCEPTED') return
  const { date, way, reference } = filing.details
  node.details = { ...node.details, date, way, reference }
  moveNode(work, node, 'file', 'system')
  // Where the filing was done earlier, it was news then.
  if (work.changed.has(filing) && work.notices.length === 0)
    work.notices = [{ what: 'filed', nodeId: filing.id }]
  await writeHistory(work, {
    key: 'node.filedAutomatically',
    node,
    actor: AUTHORITY,
    params: { date: date ?? '', way: way ?? '', reference: reference ?? '' },
  })
}

async function completeIfDone(work: Work, times: Times): Promise<void> {
  if (work.workOrder.status !== 'OPEN' || !work.nodes.every((node) => isDone(node.status))) return
  // Requested supplements must be accepted or withdrawn before the work order can complete.
  if (work.supplements.some(({ status }) => isSupplementOpen(status))) return
  const { workOrder, now, today, deps } = work
  workOrder.status = 'COMPLETED'
  workOrder.completedAt = now
  const { timeZone } = deps.config.agency
  const filing = work.nodes.find(({ kind }) => kind === 'FILING_TERM')
  // The years of filing after the handover say nothing about how long the next buyer waits for a number.
  const handedOver = filing?.startedAt ? dayOf(filing.startedAt, timeZone) : today
  workOrder.durationDays = workingDaysBetween(
    dayOf(workOrder.boughtAt, timeZone),
    handedOver,
    restsOf(work, times),
  )
  await writeHistory(work, { key: 'order.completed', actor: PORTAL })
  await notifyClosed(work)
  work.notices = [{ what: filing ? 'filingEnded' : 'completed', nodeId: null }]
}

export function notifyClosed({ tx, deps, workOrder }: Work): Promise<void> {
  const { id: workOrderId, orderId } = workOrder
  return deps.jobs.publish(tx, WORK_ORDER_CLOSED, { workOrderId, orderId })
}

async function writeRows(work: Work): Promise<void> {
  const { tx, workOrder, nodes, newSupplements } = work
  // A second one of the same order line is refused here; rolling everything back leaves no gap in the number series.
  if (work.isNew && work.isLast) return leaveWorkOrder(tx, workOrder, nodes)
  if (work.isNew) return insertWorkOrder(tx, workOrder, nodes)
  if (work.newNodes.length > 0) await insertNodes(tx, work.newNodes)
  for (const node of work.changed) await updateNode(tx, node)
  if (newSupplements.length > 0) await insertSupplements(tx, newSupplements)
  for (const supplement of work.changedSupplements) await updateSupplement(tx, supplement)
  await updateWorkOrder(tx, workOrder)
}

async function publishChange({ workOrder, tx, deps }: Work): Promise<void> {
  sendHint(tx, { companyId: workOrder.companyId, kind: 'node', workOrderId: workOrder.id })
  return deps.jobs.publish(tx, WORK_ORDER_CHANGED, { workOrderId: workOrder.id })
}
