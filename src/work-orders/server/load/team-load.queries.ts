import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { workOrders } from '../work-orders.tables.ts'

const among = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Counts over the open work orders, one row for each assignee and one for nobody. */
export async function countLoad(executor: Executor, { now, today }: { now: Date; today: string }) {
  const { assigneeId, turn, levelEndsAt, dueOn, status } = workOrders
  return executor
    .select({
      assigneeId,
      agency: among(sql`${turn} = 'agency'`),
      beyondLevel: among(sql`${turn} = 'agency' and ${levelEndsAt} < ${now}`),
      waiting: among(sql`${turn} <> 'agency'`),
      overdue: among(sql`${dueOn} < ${today}`),
    })
    .from(workOrders)
    .where(sql`${status} = 'OPEN'`)
    .groupBy(assigneeId)
}
