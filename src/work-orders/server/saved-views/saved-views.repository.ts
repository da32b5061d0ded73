import { eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { savedQueueViews } from '../saved-views.tables.ts'

type Row = typeof savedQueueViews.$inferInsert

export async function insertView(executor: Executor, row: Row): Promise<void> {
  await executor.insert(savedQueueViews).values(row)
}

export async function updateView(
  executor: Executor,
  id: string,
  columns: Partial<Omit<Row, 'id' | 'createdAt'>>,
): Promise<void> {
  await executor.update(savedQueueViews).set(columns).where(eq(savedQueueViews.id, id))
}

export async function removeView(executor: Executor, id: string): Promise<void> {
  await executor.delete(savedQueueViews).where(eq(savedQueueViews.id, id))
}
