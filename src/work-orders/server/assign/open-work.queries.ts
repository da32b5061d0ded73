import { and, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { workOrders } from '../work-orders.tables.ts'

/** How many open work orders each colleague has, and how many of these are of a company. */
export async function countOpenWork(executor: Executor, companyId: string) {
  const rows = await executor
    .select({
      id: workOrders.assigneeId,
      open: sql<number>`count(*)`.mapWith(Number),
      ofCompany: sql<number>`count(*) filter (where ${workOrders.companyId} = ${companyId})`.mapWith(Number),
    })
    .from(workOrders)
    .where(and(sql`status = 'OPEN'`, isNotNull(workOrders.assigneeId)))
    .groupBy(workOrders.assigneeId)
  return new Map(rows.map(({ id, open, ofCompany }) => [id, { open, ofCompany }]))
}
