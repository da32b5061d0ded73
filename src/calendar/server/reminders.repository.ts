import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
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

/** The reminders of these matters that were sent, by member. */
export async function remindersSent(executor: Executor, companyId: string, matterIds: readonly string[]) {
  return executor
    .select()
    .from(matterReminders)
    .where(and(eq(matterReminders.companyId, companyId), inArray(matterReminders.matterId, [...matterIds])))
}

export async function membersOf(executor: Executor, companyId: string): Promise<string[]> {
  const rows = await executor
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
  return rows.map(({ userId }) => userId)
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

export async function purgeReminders(db: Database, before: Date): Promise<void> {
  const { companyId: company, userId: person } = matterReminders
  await db
    .delete(matterReminders)
    .where(and(lt(matterReminders.createdAt, before), notHeld({ company, person })))
}
