import { and, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { isWork } from '../is-work.queries.ts'
import { workOrders } from '../work-orders.tables.ts'

/** How many work orders each colleague has that are open or have a letter to answer, and how many of these are of a company. */
export async function countOpenWork(executor: Executor, companyId: string) {
  const rows = await executor
    .select({
      id: workOrders.assigneeId,
      open: sql<number>`count(*)`.mapWith(Number),
      ofCompany: sql<number>`count(*) filter (where ${workOrders.companyId} = ${companyId})`.mapWith(Number),
    })
    .from(workOrders)
    .where(and(isWork, isNotNull(workOrders.assigneeId)))
    .groupBy(workOrders.assigneeId)
  return new Map(rows.map(({ id, open, ofCompany }) => [id, { open, ofCompany }]))
}
