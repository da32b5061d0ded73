import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import type { Database, Executor, Transaction } from '#platform/server/database.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { messageDigestItems as items, messageDigests } from './digests.tables.ts'
import type { MessageId, Recipient } from './messages.queries.ts'

export function queueForDigest(tx: Transaction, queued: readonly MessageId[], at: Date): void {
  const rows = queued.map(({ companyId, userId, id }) => ({
    companyId,
    userId,
    messageId: id,
    createdAt: at,
  }))
  insertWithCommit(tx, items, rows)
}

/** Who has messages waiting for a daily mail, and by which calendar they live. */
export function readersWaiting(
  executor: Executor,
): Promise<(Recipient & { timeZone: string; own: string | null })[]> {
  return executor
    .selectDistinct({
      companyId: items.companyId,
      userId: items.userId,
      timeZone: companies.timeZone,
      own: users.timeZone,
    })
    .from(items)
    .innerJoin(companies, eq(companies.id, items.companyId))
    .innerJoin(users, eq(users.id, items.userId))
    .where(isNull(items.day))
}

/**
 * Puts what waits into the mail of that day, unless that mail was made before.
 * @returns how many messages it has; 0 when there is no mail to send
 */
export async function claimDigest(
  tx: Transaction,
  { companyId, userId }: Recipient,
  due: { day: Day; before: Date },
  at: Date,
): Promise<number> {
  const { rowCount: isNew } = await tx
    .insert(messageDigests)
    .values({ companyId, userId, day: due.day, madeAt: at })
    .onConflictDoNothing()
  if (!isNew) return 0
  const { rowCount } = await tx
    .update(items)
    .set({ day: due.day })
    .where(
      and(
        eq(items.companyId, companyId),
        eq(items.userId, userId),
        isNull(items.day),
        lt(items.createdAt, due.before),
      ),
    )
  return rowCount ?? 0
}

export async function idsOfDigest(
  executor: Executor,
  { companyId, userId }: Recipient,
  day: Day,
): Promise<string[]> {
  const rows = await executor
    .select({ id: items.messageId })
    .from(items)
    .where(and(eq(items.companyId, companyId), eq(items.userId, userId), eq(items.day, day)))
  return rows.map(({ id }) => id)
}

const notHeldOf = ({
  companyId,
  userId,
}: Pick<typeof items, 'companyId' | 'userId'> | Pick<typeof messageDigests, 'companyId' | 'userId'>) =>
  notHeld({ company: companyId, person: userId })

/** A mail that could not be sent for weeks is not news any more. */
export async function purgeDigests(db: Database, before: Day): Promise<void> {
  await db.delete(items).where(and(isNotNull(items.day), lt(items.day, before), notHeldOf(items)))
  await db.delete(messageDigests).where(and(lt(messageDigests.day, before), notHeldOf(messageDigests)))
}
