import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { companyMembers, users } from '#accounts/server/accounts.tables.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import { calendarFeeds, type FeedRow } from './calendar.tables.ts'

export type FeedOwner = { companyId: string; userId: string }

const isOf = ({ companyId, userId }: FeedOwner) =>
  and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId))

export async function findFeed(executor: Executor, owner: FeedOwner): Promise<FeedRow | undefined> {
  const [row] = await executor.select().from(calendarFeeds).where(isOf(owner))
  return row
}

/** A member's feed with its new address; the old one opens nothing from then on. */
export async function putFeed(tx: Transaction, row: FeedRow): Promise<void> {
  const { companyId: _company, userId: _user, ...changes } = row
  await tx
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: [calendarFeeds.companyId, calendarFeeds.userId], set: changes })
}

export async function changeFeed(
  tx: Transaction,
  owner: FeedOwner,
  changes: Partial<Pick<FeedRow, 'withAmounts' | 'withReminders' | 'withRenewals'>>,
): Promise<boolean> {
  // Nothing to change is no statement, but still needs a feed.
  if (Object.keys(changes).length === 0) return (await tx.$count(calendarFeeds, isOf(owner))) > 0
  const rows = await tx.update(calendarFeeds).set(changes).where(isOf(owner)).returning()
  return rows.length > 0
}

export async function deleteFeed(tx: Transaction, owner: FeedOwner): Promise<void> {
  await tx.delete(calendarFeeds).where(isOf(owner))
}

/** The feed at an address, with the language of its person, who must still be a member. */
export async function feedAt(executor: Executor, token: string) {
  const [row] = await executor
    .select({ feed: calendarFeeds, lang: users.lang })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, calendarFeeds.companyId),
        eq(companyMembers.userId, calendarFeeds.userId),
      ),
    )
    .where(eq(calendarFeeds.tokenHash, hashToken(token)))
  return row
}

/** Nothing is written while the last reading is newer than `before`. */
export async function noteReading(tx: Transaction, owner: FeedOwner, at: Date, before: Date): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({ lastReadAt: at })
    .where(and(isOf(owner), or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, before))))
}
