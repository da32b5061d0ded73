import { and, asc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope, workOrderInScope } from '#staff/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { HistoryKey } from '../../history.ts'
import { isWork } from '../is-work.queries.ts'
import { woHistory, workOrders } from '../work-orders.tables.ts'

const among = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/**
 * Counts over what is open, and what is over but has a letter to answer; one row for each assignee and one for nobody. What is
 * the agency's to do is what the queue shows as that.
 */
export async function countLoad(
  executor: Executor,
  { now, today, scope }: { now: Date; today: string; scope: StaffScope },
) {
  const { assigneeId, urgentAt, levelEndsAt, dueDay } = workOrders
  return executor
    .select({
      assigneeId,
      agency: among(sql`${urgentAt} is not null`),
      beyondLevel: among(sql`${levelEndsAt} < ${now}`),
      waiting: among(sql`${urgentAt} is null`),
      overdue: among(sql`${dueDay} < ${today}`),
    })
    .from(workOrders)
    .where(and(isWork, inScope(scope, workOrders)))
    .groupBy(assigneeId)
}

/** All that is on hold, as the queue lists it, also what a letter makes the agency's to do meanwhile. One row as above. */
export async function countHeld(executor: Executor, scope: StaffScope) {
  const { assigneeId, status } = workOrders
  return executor
    .select({ assigneeId, onHold: sql<number>`count(*)`.mapWith(Number) })
    .from(workOrders)
    .where(and(eq(status, 'ON_HOLD'), inScope(scope, workOrders)))
    .groupBy(assigneeId)
}

/** What the agency decides or finishes; what is only asked or noted is not done by that. */
const DONE: readonly HistoryKey[] = [
  'node.accepted',
  'node.returned',
  'node.returnedFields',
  'node.completed',
  'node.skipped',
  'node.filed',
  'node.granted',
  'node.grantedNumber',
  'node.refused',
  'supplement.accepted',
  'supplement.returned',
]

/** How often each of the staff did so since an instant, by the agency's day. */
export async function countDone(
  executor: Executor,
  { since, timeZone, scope }: { since: Date; timeZone: string; scope: StaffScope },
): Promise<{ staffId: string; day: Day; done: number }[]> {
  const { at, actorId, key } = woHistory
  const day = sql<Day>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`
  return executor
    .select({ staffId: actorId, day, done: sql<number>`count(*)`.mapWith(Number) })
    .from(woHistory)
    .where(
      and(
        sql`actor_kind = 'staff'`,
        gte(at, since),
        inArray(key, [...DONE]),
        workOrderInScope(scope, woHistory.workOrderId),
      ),
    )
    .groupBy(actorId, sql`2`)
}

/** Oldest first; on hold too, and what is over while a letter about it is to be answered. */
export async function listOpenOf(
  executor: Executor,
  { staffId, scope, limit }: { staffId: string; scope: StaffScope; limit: number },
) {
  const { id, number, productName: product, companyId, assigneeId, status, boughtAt, urgentAt } = workOrders
  return executor
    .select({ id, number, product, company: companies.name })
    .from(workOrders)
    .leftJoin(companies, eq(companies.id, companyId))
    .where(
      and(
        eq(assigneeId, staffId),
        or(inArray(status, ['OPEN', 'ON_HOLD']), isNotNull(urgentAt)),
        inScope(scope, workOrders),
      ),
    )
    .orderBy(asc(boughtAt), asc(id))
    .limit(limit)
}
