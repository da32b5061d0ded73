import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { shopNotices, type NoticeRow } from './shop-notices.tables.ts'

export async function insertNotice(tx: Transaction, row: NoticeRow): Promise<void> {
  await tx.insert(shopNotices).values(row)
}

/** Locks a notice until the transaction ends. */
export async function lockNotice(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(shopNotices)
    .where(and(eq(shopNotices.companyId, companyId), eq(shopNotices.id, id)))
    .for('update')
  return row
}

export async function updateNotice(
  tx: Transaction,
  { companyId, id }: Pick<NoticeRow, 'companyId' | 'id'>,
  set: Partial<Pick<NoticeRow, 'status' | 'note' | 'graceUntil' | 'changedAt'>>,
): Promise<void> {
  await tx
    .update(shopNotices)
    .set(set)
    .where(and(eq(shopNotices.companyId, companyId), eq(shopNotices.id, id)))
}
