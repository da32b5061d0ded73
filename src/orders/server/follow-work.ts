import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { hasRenewals } from '#registrations/server/public.ts'
import type { PaidOrder } from './paid-order-lines.ts'
import { ordersMessages } from './orders.messages.ts'
import type { OrderEvent } from '../contract.ts'
import { WORK_ENDED } from '../work-ended.ts'
import { findHistory } from './orders.queries.ts'
import { leaveMoved, leaveWorkOrders, lockOrder, moveOrder, noteOnOrder } from './orders.repository.ts'
import type { OrderRow } from './orders.tables.ts'

/** Called by the work that a locked paid order opened, in the transaction that opened it. */
export async function markWorkOpened(
  tx: Transaction,
  opened: {
    order: PaidOrder
    at: Date
    workOrders: readonly { orderLineId: string; workOrderId: string; workOrderNumber: string }[]
  },
): Promise<void> {
  const { order, at } = opened
  leaveWorkOrders(tx, order.id, opened.workOrders)
  await leaveMoved(tx, order, 'open_work', { event: 'WORK_OPENED', at, actor: PORTAL })
}

/** Called when a work order of an order is completed; does nothing until it was the last one. */
export async function completeOrder(tx: Transaction, done: { orderId: string; at: Date }): Promise<void> {
  const order = await lockOrder(tx, done.orderId)
  if (order) await endWork(tx, order, 'complete', { event: 'COMPLETED', at: done.at })
}

/** An order of which money went back stays that; that nothing is left to decide about its work is noted once. */
async function endWork(
  tx: Transaction,
  order: OrderRow,
  move: 'complete' | 'stop',
  { event, at }: { event: OrderEvent; at: Date },
) {
  const { id: orderId, companyId, status } = order
  const stays = status === 'REFUNDED' || status === 'PARTLY_REFUNDED'
  if (stays && (await findHistory(tx, orderId)).some((entry) => WORK_ENDED.has(entry.event))) return undefined
  if (status === 'REFUNDED') await noteOnOrder(tx, { orderId, companyId, event, at, actor: PORTAL })
  return moveOrder(tx, order, move, { event, at, actor: PORTAL })
}

/**
 * Called when the last work order of an order was cancelled, and none was completed. What the order renewed goes on, so
 * that such an order is done all the same. The buyer of one that was refunded was told before.
 */
export async function stopOrder(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const at = deps.clock.now()
  if (await hasRenewals(tx, orderId)) return completeOrder(tx, { orderId, at })
  if (!(await endWork(tx, order, 'stop', { event: 'WORK_CANCELLED', at }))) return
  const { companyId, number } = order
  await notify(tx, deps, { companyId, kind: ordersMessages.stopped, params: { orderId, number } })
}
