import type { Executor } from '#platform/server/database.ts'
import { findLines } from './orders.repository.ts'
import { orders, type OrderLineRow, type OrderRow } from './orders.tables.ts'
import { and, eq } from 'drizzle-orm'

export type OrderForInvoice = OrderRow & { lines: OrderLineRow[] }

/** All that was agreed, for the documents that tell of it. Undefined for an order that was never paid, or is another's. */
export async function orderForInvoice(
  executor: Executor,
  orderId: string,
  companyId?: string,
): Promise<OrderForInvoice | undefined> {
  const isIt = companyId
    ? and(eq(orders.id, orderId), eq(orders.companyId, companyId))
    : eq(orders.id, orderId)
  const [order] = await executor.select().from(orders).where(isIt)
  if (!order?.paidAt) return undefined
  return { ...order, lines: await findLines(executor, [orderId]) }
}
