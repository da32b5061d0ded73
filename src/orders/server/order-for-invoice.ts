import type { Executor } from '#platform/server/database.ts'
import { together } from '#platform/server/together.ts'
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
  const [order, lines] = await together([
    companyId ? findOrder(executor, companyId, orderId) : findAnyOrder(executor, orderId),
    findLines(executor, [orderId]),
  ])
  return order?.paidAt ? { ...order, lines } : undefined
}
