import { and, count, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { workOrders } from './work-orders.tables.ts'

/** Work that is neither finished nor cancelled. */
export async function countOpenWork(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), inArray(workOrders.status, ['OPEN', 'ON_HOLD'])))
  return row?.found ?? 0
}
