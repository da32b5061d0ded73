import { asc, count, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { savedQueueViews } from '../saved-views.tables.ts'

const columns = {
  id: savedQueueViews.id,
  name: savedQueueViews.name,
  shared: savedQueueViews.shared,
  filter: savedQueueViews.filter,
  ownerId: savedQueueViews.staffId,
  ownerName: staffMembers.name,
  ownerLeft: sql<boolean>`${staffMembers.disabledAt} is not null`,
}

const views = (executor: Executor) =>
  executor
    .select(columns)
    .from(savedQueueViews)
    .innerJoin(staffMembers, eq(staffMembers.id, savedQueueViews.staffId))

export const listViews = (executor: Executor, staffId: string, most: number) =>
  views(executor)
    .where(or(eq(savedQueueViews.staffId, staffId), savedQueueViews.shared))
    .orderBy(asc(savedQueueViews.name), asc(savedQueueViews.id))
    .limit(most)

export async function findView(executor: Executor, id: string) {
  const [row] = await views(executor).where(eq(savedQueueViews.id, id))
  return row
}

export async function countViewsOf(executor: Executor, staffId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(savedQueueViews)
    .where(eq(savedQueueViews.staffId, staffId))
  return row?.found ?? 0
}
