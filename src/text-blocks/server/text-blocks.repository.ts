import { and, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { textBlocks } from './text-blocks.tables.ts'

export async function insertBlock(executor: Executor, row: typeof textBlocks.$inferInsert): Promise<void> {
  await executor.insert(textBlocks).values(row)
}

/** @returns whether it was there, and theirs */
export async function removeBlock(executor: Executor, id: string, staffId: string): Promise<boolean> {
  const rows = await executor
    .delete(textBlocks)
    .where(and(eq(textBlocks.id, id), eq(textBlocks.staffId, staffId)))
    .returning({ id: textBlocks.id })
  return rows.length > 0
}
