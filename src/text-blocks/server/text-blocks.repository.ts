import { and, eq, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { textBlocks } from './text-blocks.tables.ts'

export async function insertBlock(executor: Executor, row: typeof textBlocks.$inferInsert): Promise<void> {
  await executor.insert(textBlocks).values(row)
}

type BlockRow = typeof textBlocks.$inferSelect

/** @returns the id of the own text of that name, which is another one now; null if there is none */
export async function replaceBlock(
  executor: Executor,
  { staffId, name, shared, text }: Pick<BlockRow, 'staffId' | 'name' | 'shared' | 'text'>,
): Promise<string | null> {
  const rows = await executor
    .update(textBlocks)
    .set({ shared, text })
    .where(and(eq(textBlocks.staffId, staffId), eq(textBlocks.name, name)))
    .returning({ id: textBlocks.id })
  return rows[0]?.id ?? null
}

/** @returns whether it was there, and theirs to delete: an administrator deletes what others share, too */
export async function removeBlock(
  executor: Executor,
  id: string,
  { staffId, role }: Pick<StaffPrincipal, 'staffId' | 'role'>,
): Promise<boolean> {
  const own = eq(textBlocks.staffId, staffId)
  const rows = await executor
    .delete(textBlocks)
    .where(and(eq(textBlocks.id, id), role === 'admin' ? or(own, textBlocks.shared) : own))
    .returning({ id: textBlocks.id })
  return rows.length > 0
}
