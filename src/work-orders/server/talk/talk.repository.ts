import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woTalk } from '../talk.tables.ts'

/** @returns false where a message with this id is there already */
export async function insertTalk(executor: Executor, row: typeof woTalk.$inferInsert): Promise<boolean> {
  const { rowCount } = await executor.insert(woTalk).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** What this side wrote was seen by the other. @returns whether any of it was news */
export async function markTalkRead(
  executor: Executor,
  { workOrderId, writtenBy, now }: { workOrderId: string; writtenBy: 'seller' | 'staff'; now: Date },
): Promise<boolean> {
  const rows = await executor
    .update(woTalk)
    .set({ readAt: now })
    .where(and(eq(woTalk.workOrderId, workOrderId), eq(woTalk.actorKind, writtenBy), isNull(woTalk.readAt)))
    .returning({ id: woTalk.id })
  return rows.length > 0
}
