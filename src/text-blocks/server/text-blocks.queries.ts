import { asc, count, eq, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { textBlocks } from './text-blocks.tables.ts'

export const listBlocks = (executor: Executor, staffId: string, most: number) =>
  executor
    .select()
    .from(textBlocks)
    .where(or(eq(textBlocks.staffId, staffId), textBlocks.shared))
    .orderBy(asc(textBlocks.name), asc(textBlocks.id))
    .limit(most)

export async function countBlocksOf(executor: Executor, staffId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(textBlocks)
    .where(eq(textBlocks.staffId, staffId))
  return row?.found ?? 0
}
