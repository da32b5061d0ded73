import type { Executor } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { findOrderAndLines } from './orders.queries.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'

/** `lang` is that of the company. */
export type OrderForInvoice = OrderRow & { lines: OrderLineRow[]; lang: Lang }

/** All that was agreed, for the documents about it. Undefined for an order that was never paid. */
export async function orderForInvoice(
  executor: Executor,
  orderId: string,
): Promise<OrderForInvoice | undefined> {
  const found = await findOrderAndLines(executor, orderId)
  return found?.order.paidAt ? { ...found.order, lines: found.lines, lang: found.lang } : undefined
}
