import { and, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { queueTags, woTags } from '../team.tables.ts'

/** @throws a unique violation of `queue_tags_name` */
export async function insertTag(executor: Executor, row: typeof queueTags.$inferInsert): Promise<void> {
  await executor.insert(queueTags).values(row)
}

/** @returns whether there is such a tag. @throws a unique violation of `queue_tags_name` */
export async function renameTag(executor: Executor, id: string, name: string): Promise<boolean> {
  const rows = await executor
    .update(queueTags)
    .set({ name })
    .where(eq(queueTags.id, id))
    .returning({ id: queueTags.id })
  return rows.length > 0
}

/** It goes from every work order. @returns its name; null if there was none */
export async function removeTag(executor: Executor, id: string): Promise<string | null> {
  const rows = await executor
    .delete(queueTags)
    .where(eq(queueTags.id, id))
    .returning({ name: queueTags.name })
  return rows[0]?.name ?? null
}

export async function putTagOn(
  executor: Executor,
  row: { workOrderId: string; tagId: string; taggedAt: Date },
): Promise<void> {
  await executor.insert(woTags).values(row).onConflictDoNothing()
}

export async function takeTagOff(
  executor: Executor,
  { workOrderId, tagId }: { workOrderId: string; tagId: string },
): Promise<void> {
  await executor.delete(woTags).where(and(eq(woTags.workOrderId, workOrderId), eq(woTags.tagId, tagId)))
}
