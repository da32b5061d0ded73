import type { Transaction } from '#platform/server/database.ts'
import { together } from '#platform/server/together.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import type { PaidOrder } from './paid-order-lines.ts'
import { lockOrder, moveOrder, setWorkOrder } from './orders.repository.ts'

/** Called by the work that a locked paid order opened, in the transaction that opened it. */
export async function markWorkOpened(
  tx: Transaction,
  opened: {
    order: PaidOrder
    at: Date
    workOrders: readonly { orderLineId: string; workOrderId: string; workOrderNumber: string }[]
  },
): Promise<void> {
  const { order } = opened
  await together([
    ...opened.workOrders.map(({ orderLineId, workOrderId, workOrderNumber }) =>
      setWorkOrder(tx, { orderId: order.id, lineId: orderLineId }, { workOrderId, workOrderNumber }),
    ),
    moveOrder(tx, order, 'open_work', { event: 'WORK_OPENED', at: opened.at, actor: PORTAL }),
  ])
}

/** Called when a work order of an order is completed; does nothing until it was the last one. */
export async function completeOrder(tx: Transaction, done: { orderId: string; at: Date }): Promise<void> {
  const order = await lockOrder(tx, done.orderId)
  if (order) await moveOrder(tx, order, 'complete', { event: 'COMPLETED', at: done.at, actor: PORTAL })
}
