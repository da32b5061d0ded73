import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Database, Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import type { MessageType } from '../message-types.ts'
import { isOf, type Recipient } from './messages.queries.ts'
import { messages, type MessageRow } from './messages.tables.ts'

export function insertMessages(tx: Transaction, rows: readonly MessageRow[]): Promise<void> {
  return insertRows(tx, messages, rows)
}

/** Written with the commit. */
export function leaveMessages(tx: Transaction, rows: readonly MessageRow[]): void {
  insertWithCommit(tx, messages, rows)
}

/** Locks messages of one person, in one order, whether deleted or not. @returns the ids that are theirs */
export async function lockMessages(
  tx: Transaction,
  whose: Recipient,
  ids: readonly string[],
): Promise<{ id: string; deletedAt: Date | null }[]> {
  return tx
    .select({ id: messages.id, deletedAt: messages.deletedAt })
    .from(messages)
    .where(and(isOf(whose), inArray(messages.id, [...ids])))
    .orderBy(messages.id)
    .for('update')
}

export async function markRead(tx: Transaction, whose: Recipient, id: string, at: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: at })
    .where(and(isOf(whose), eq(messages.id, id), isNull(messages.readAt)))
}

/** @returns how many were unread */
export async function markAllRead(
  tx: Transaction,
  whose: Recipient,
  type: MessageType | undefined,
  at: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(messages)
    .set({ readAt: at })
    .where(
      and(isOf(whose), isNull(messages.readAt), isNull(messages.deletedAt), type && eq(messages.type, type)),
    )
  return rowCount ?? 0
}

export async function setDeleted(
  tx: Transaction,
  whose: Recipient,
  ids: readonly string[],
  deleted: { at: Date | null; reason: string | null },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(messages)
    .set({ deletedAt: deleted.at, deleteReason: deleted.reason })
    .where(and(isOf(whose), inArray(messages.id, [...ids])))
}

/** Deletes for good what was deleted long ago. @returns how many, at most `limit` */
export async function purgeDeleted(db: Database, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ row: sql`ctid` })
    .from(messages)
    .where(
      and(
        isNotNull(messages.deletedAt),
        lt(messages.deletedAt, before),
        notHeld({ company: messages.companyId, person: messages.userId }),
      ),
    )
    .limit(limit)
  const { rowCount } = await db.delete(messages).where(sql`ctid = any(array(${old}))`)
  return rowCount ?? 0
}
