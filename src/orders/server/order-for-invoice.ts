import type { Executor } from '#platform/server/database.ts'
import { findOrderAndLines } from './orders.queries.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'

export type OrderForInvoice = OrderRow & { lines: OrderLineRow[] }

/** All that was agreed, for the documents about it. Undefined for an order that was never paid. */
export async function orderForInvoice(
  executor: Executor,
  orderId: string,
): Promise<OrderForInvoice | undefined> {
  const found = await findOrderAndLines(executor, orderId)
  return found?.order.paidAt ? { ...found.order, lines: found.lines } : undefined
}
