import { and, count, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { orders } from './orders.tables.ts'

/** Orders that wait for money: they can still be paid. */
export async function countUnpaidOrders(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.status, 'AWAITING_PAYMENT')))
  return row?.found ?? 0
}
