import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { Audience, AnnouncementStatus } from '../staff/contract.ts'
import { announcements, type AnnouncementRow } from './announcements.tables.ts'
import { messageDigestItems } from './digests.tables.ts'
import { messages } from './messages.tables.ts'

export async function pageOfAnnouncements(
  executor: Executor,
  { status, page, pageSize }: { status?: AnnouncementStatus | undefined; page: number; pageSize: number },
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const where = status && eq(announcements.status, status)
  const order = [desc(announcements.createdAt), desc(announcements.id)]
  const rows = await executor
    .select()
    .from(announcements)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: announcements, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

export async function findAnnouncement(executor: Executor, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await executor.select().from(announcements).where(eq(announcements.id, id))
  return row
}

export async function lockAnnouncement(tx: Transaction, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  return row
}

export async function insertAnnouncement(tx: Transaction, row: AnnouncementRow): Promise<void> {
  await tx.insert(announcements).values(row)
}

export async function updateAnnouncementRow(
  tx: Transaction,
  id: string,
  set: Partial<AnnouncementRow>,
): Promise<void> {
  await tx.update(announcements).set(set).where(eq(announcements.id, id))
}

/** What is to be sent now, or was begun and not finished. */
export async function announcementsDue(executor: Executor, now: Date): Promise<string[]> {
  const rows = await executor
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(inArray(announcements.status, ['SCHEDULED', 'SENDING']), lte(announcements.publishAt, now)))
  return rows.map(({ id }) => id)
}

/** Companies of an audience that this module knows of itself, in the order of their ids. */
export async function companiesAfter(
  executor: Executor,
  audience: Exclude<Audience, { kind: 'PRODUCT' }>,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        gt(companies.id, after),
        audience.kind === 'COUNTRY' ? eq(companies.country, audience.country) : undefined,
      ),
    )
    .orderBy(asc(companies.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Removes the messages of an announcement from some companies; also from mails that are not made yet. */
export async function removeCopies(
  tx: Transaction,
  kinds: readonly string[],
  announcementId: string,
  companyIds: readonly string[],
): Promise<void> {
  const gone = await tx
    .delete(messages)
    .where(
      and(
        inArray(messages.companyId, [...companyIds]),
        inArray(messages.kind, [...kinds]),
        sql`${messages.params}->>'announcement' = ${announcementId}`,
      ),
    )
    .returning({ companyId: messages.companyId, id: messages.id })
  if (gone.length === 0) return
  await tx.delete(messageDigestItems).where(
    and(
      inArray(
        messageDigestItems.companyId,
        gone.map(({ companyId }) => companyId),
      ),
      inArray(
        messageDigestItems.messageId,
        gone.map(({ id }) => id),
      ),
    ),
  )
}
