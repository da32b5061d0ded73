import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { hasRenewals } from '#registrations/server/public.ts'
import type { PaidOrder } from './paid-order-lines.ts'
import { ordersMessages } from './orders.messages.ts'
import { leaveMoved, leaveWorkOrders, lockOrder, moveOrder } from './orders.repository.ts'

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
  if (order) await moveOrder(tx, order, 'complete', { event: 'COMPLETED', at: done.at, actor: PORTAL })
}

/**
 * Called when the last work order of an order was cancelled, and none was completed. What the order renewed goes on, so
 * that such an order is done all the same. Does nothing for an order that was refunded.
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
  if (!(await moveOrder(tx, order, 'stop', { event: 'WORK_CANCELLED', at, actor: PORTAL }))) return
  const { companyId, number } = order
  await notify(tx, deps, { companyId, kind: ordersMessages.stopped, params: { orderId, number } })
}
