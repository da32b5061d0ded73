import { desc, eq, and, isNotNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { newId } from '#platform/shared/ids.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { WorkActor } from './actors.ts'
import { expectedFinish, workingDaysBetween } from '../expected-finish.ts'
import { mayOpen } from '../node-moves.ts'
import { isDone } from '../states.ts'
import { isSupplementOpen, supplementHolder } from '../supplements.ts'
import { statusOf } from '../turn.ts'
import { writeSupplement } from './supplements/supplements.queries.ts'
import { askForMails } from './notify-members.ts'
import { moveNode, takeWork, writeHistory, type Work, type WorkDeps } from './work.ts'
import { services, woNodes, workOrders, type NodeRow, type WorkOrderRow } from './work-orders.tables.ts'

/** Told in the transaction of every change. Payload: `{ workOrderId }`. */
export const WORK_ORDER_CHANGED = 'WorkOrderChanged'
/** Told when it ends: the last step is done, or it was cancelled. Payload: `{ workOrderId, orderId }`. */
export const WORK_ORDER_CLOSED = 'WorkOrderClosed'

const AUTHORITY: WorkActor = { kind: 'authority', id: 'authority', name: '' }

/** The one way to change a work order: lock, change, then everything that follows from the change, in one transaction. */
export async function changeWorkOrder<T>(
  deps: WorkDeps,
  request: { workOrderId: string; companyId?: string; actor: WorkActor },
  change: (work: Work) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    const work = await takeWork(tx, deps, request)
    const result = await change(work)
    await recomputeWork(work)
    return result
  })
}

/** Opens what may open, completes what is complete, and writes what follows from the nodes into the work order. */
export async function recomputeWork(work: Work): Promise<void> {
  const before = work.workOrder.turn
  await openNext(work)
  await completeIfDone(work)
  const status = statusOf(work.workOrder.status, work.nodes, work.supplements)
  const rests = work.workOrder.status === 'COMPLETED' || work.workOrder.status === 'CANCELLED'
  const finished = rests ? [] : await finishedDurations(work.tx, work.workOrder.productId)
  const expected = rests ? null : expectedFinish(withSkips(work.nodes), work.today, finished)
  Object.assign(work.workOrder, status, {
    expectedLow: expected?.low ?? null,
    expectedHigh: expected?.high ?? null,
    finishedBefore: finished.length,
    supplementsAsked: work.supplements.length,
    supplementsWaiting: work.supplements.filter(({ status }) => supplementHolder(status) === 'seller').length,
  } satisfies Partial<WorkOrderRow>)
  await writeRows(work)
  if (status.turn === 'seller' && before !== 'seller') work.notified ??= { what: 'yourTurn', nodeId: null }
  await notify(work)
}

const withSkips = (nodes: readonly NodeRow[]) =>
  nodes.map((node) => ({ ...node, canSkip: node.skipReason !== null }))

async function openNext(work: Work): Promise<void> {
  if (work.workOrder.status !== 'OPEN') return
  for (const node of work.nodes) {
    if (node.status !== 'LOCKED' || !mayOpen(work.nodes, node)) continue
    moveNode(work, node, 'open', 'system')
    if (node.kind === 'AUTHORITY') await fileAutomatically(work, node)
  }
}

/** What was handed in together is with the authority as soon as its turn comes. */
async function fileAutomatically(work: Work, node: NodeRow): Promise<void> {
  const filing = work.nodes.find((candidate) => candidate.key === node.filedBy)
  if (filing?.status !== 'ACCEPTED') return
  const { date, way, reference } = filing.details
  node.details = { ...node.details, date, way, reference }
  moveNode(work, node, 'file', 'system')
  await writeHistory(work, {
    key: 'node.filedAutomatically',
    node,
    actor: AUTHORITY,
    params: { date: date ?? '', way: way ?? '', reference: reference ?? '' },
  })
}

async function completeIfDone(work: Work): Promise<void> {
  if (work.workOrder.status !== 'OPEN' || !work.nodes.every((node) => isDone(node.status))) return
  // What was asked for must be accepted or withdrawn before the work can end.
  if (work.supplements.some(({ status }) => isSupplementOpen(status))) return
  const { workOrder, now, today, deps } = work
  workOrder.status = 'COMPLETED'
  workOrder.completedAt = now
  workOrder.durationDays = workingDaysBetween(dayOf(workOrder.boughtAt, deps.config.agency.timeZone), today)
  await work.tx.insert(services).values(serviceOf(work))
  await writeHistory(work, { key: 'order.completed', actor: PORTAL })
  await notifyClosed(work)
  work.notified = { what: 'completed', nodeId: null }
}

export function notifyClosed({ tx, deps, workOrder }: Work): Promise<void> {
  const { id: workOrderId, orderId } = workOrder
  return deps.jobs.publish(tx, WORK_ORDER_CLOSED, { workOrderId, orderId })
}

/** The number that matters is the last one granted: the VAT number, not the tax number before it. */
function serviceOf(work: Work): typeof services.$inferInsert {
  const { workOrder } = work
  const granted = work.nodes.findLast(
    (node) => node.status === 'GRANTED' && node.details.number !== undefined,
  )
  return {
    id: newId('svc'),
    companyId: workOrder.companyId,
    workOrderId: workOrder.id,
    productId: workOrder.productId,
    productCode: workOrder.productCode,
    productName: workOrder.productName,
    country: workOrder.country,
    kind: granted?.produces ?? work.nodes.findLast((node) => node.produces !== null)?.produces ?? null,
    registrationNumber: granted?.details.number ?? null,
    validFrom: granted?.details.validFrom ?? null,
    validTo: null,
    certificateFileId: granted?.details.certificateFileId ?? null,
    createdAt: work.now,
  }
}

const LOOK_BACK = 64

/** Working days that the last finished work orders of a product took. */
async function finishedDurations(executor: Executor, productId: string): Promise<number[]> {
  const rows = await executor
    .select({ days: workOrders.durationDays })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.productId, productId),
        eq(workOrders.status, 'COMPLETED'),
        isNotNull(workOrders.durationDays),
      ),
    )
    .orderBy(desc(workOrders.completedAt))
    .limit(LOOK_BACK)
  return rows.flatMap((row) => (row.days === null ? [] : [row.days]))
}

async function writeRows(work: Work): Promise<void> {
  if (work.isNew) return insertNew(work)
  for (const node of work.changed) await writeNode(work.tx, node)
  for (const supplement of work.changedSupplements) await writeSupplement(work.tx, supplement)
  const { id, ...columns } = work.workOrder
  await work.tx.update(workOrders).set(columns).where(eq(workOrders.id, id))
}

async function insertNew({ tx, workOrder, nodes }: Work): Promise<void> {
  // A second one of the same order line is refused here; undoing everything keeps the number series without a gap.
  await insertRows(tx, workOrders, [workOrder])
  await insertRows(tx, woNodes, nodes)
}

async function writeNode(tx: Transaction, node: NodeRow): Promise<void> {
  const { status, statusSince, details, startedAt, dueAt, finishedAt } = node
  await tx
    .update(woNodes)
    .set({ status, statusSince, details, startedAt, dueAt, finishedAt })
    .where(eq(woNodes.id, node.id))
}

async function notify(work: Work): Promise<void> {
  const { workOrder, tx, deps } = work
  await deps.jobs.publish(tx, WORK_ORDER_CHANGED, { workOrderId: workOrder.id })
  await askForMails(work)
}
