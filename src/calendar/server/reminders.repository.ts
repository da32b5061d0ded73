import { and, asc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import { companies, companyMembers } from '#accounts/server/accounts.tables.ts'
import type { Database, Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { ReminderStep } from '../reminder-step.ts'
import { matterReminders } from './calendar.tables.ts'

/** Which reminder of a company: of what, until when, how long before. */
export type Reminder = { companyId: string; matterId: string; dueOn: Day; step: ReminderStep }

/** Companies in the order of their ids, from the one after `after` on. */
export async function companiesAfter(
  executor: Executor,
  after: string,
  limit: number,
): Promise<{ id: string; timeZone: string }[]> {
  return executor
    .select({ id: companies.id, timeZone: companies.timeZone })
    .from(companies)
    .where(gt(companies.id, after))
    .orderBy(asc(companies.id))
    .limit(limit)
}

/** Which members of the companies did not have which of the reminders, by its place among them. */
export async function membersWithout(
  executor: Executor,
  reminders: readonly Reminder[],
): Promise<Map<number, string[]>> {
  const of = (key: keyof Reminder) => sql.param(reminders.map((reminder) => reminder[key]))
  const { rows } = await executor.execute<{ place: string; userIds: string[] }>(sql`
    select wanted.place, array_agg(member.user_id) as "userIds"
    from unnest(${of('companyId')}::text[], ${of('matterId')}::text[], ${of('dueOn')}::date[], ${of('step')}::smallint[])
      with ordinality as wanted(company_id, matter_id, due_on, step, place)
    join ${companyMembers} as member on member.company_id = wanted.company_id
    where not exists (
      select from ${matterReminders} as had
      where had.company_id = wanted.company_id and had.matter_id = wanted.matter_id and had.due_on = wanted.due_on
        and had.step = wanted.step and had.user_id = member.user_id)
    group by wanted.place`)
  return new Map(rows.map(({ place, userIds }) => [Number(place) - 1, userIds]))
}

/** @returns the members who did not have it; of two processes one gets each of them */
export async function claimReminder(
  tx: Transaction,
  reminder: Reminder,
  userIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .insert(matterReminders)
    .values(userIds.map((userId) => ({ ...reminder, userId, createdAt: at })))
    .onConflictDoNothing()
    .returning({ userId: matterReminders.userId })
  return rows.map(({ userId }) => userId)
}

/** When somebody of the company was last reminded of one of these matters by itself. */
export async function lastReminderAbout(
  executor: Executor,
  { companyId, matterIds }: { companyId: string; matterIds: readonly string[] },
): Promise<Date | undefined> {
  if (matterIds.length === 0) return undefined
  const [row] = await executor
    .select({ at: max(matterReminders.createdAt) })
    .from(matterReminders)
    .where(and(eq(matterReminders.companyId, companyId), inArray(matterReminders.matterId, [...matterIds])))
  return row?.at ?? undefined
}

export async function purgeReminders(db: Database, before: Date): Promise<void> {
  const { companyId: company, userId: person } = matterReminders
  await db
    .delete(matterReminders)
    .where(and(lt(matterReminders.createdAt, before), notHeld({ company, person })))
}
