import type { Executor } from '#platform/server/database.ts'
import { findAnyOrder, findLines, findOrder } from './orders.queries.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'

export type OrderForInvoice = OrderRow & { lines: OrderLineRow[] }

/**
 * All that was agreed, for the documents about it. Undefined for an order that was never paid, or is another
 * company's.
 */
export async function orderForInvoice(
  executor: Executor,
  orderId: string,
  companyId?: string,
): Promise<OrderForInvoice | undefined> {
  const order = companyId
    ? await findOrder(executor, companyId, orderId)
    : await findAnyOrder(executor, orderId)
  if (!order?.paidAt) return undefined
  return { ...order, lines: await findLines(executor, [orderId]) }
}
