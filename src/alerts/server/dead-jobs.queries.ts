import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'

/** Work that failed as often as it may and is not tried again. */
export type DeadJobs = { name: string; count: number; firstAt: Date; lastAt: Date }

/** By name, the most first. */
export async function readDeadJobs(executor: Executor): Promise<DeadJobs[]> {
  const { rows } = await executor.execute<{ name: string; count: number; first: string; last: string }>(
    sql`select task_identifier as name, count(*)::int as count,
        min(updated_at)::text as first, max(updated_at)::text as last
      from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
      group by task_identifier order by count(*) desc, task_identifier`,
  )
  return rows.map(({ name, count, first, last }) => ({
    name,
    count,
    firstAt: new Date(first),
    lastAt: new Date(last),
  }))
}

export const KEY = 'alerts:dead-jobs'

/** Of the newest one that the administrators were told of. */
export async function toldUntil(executor: Executor): Promise<Date | undefined> {
  const [row] = await executor.select().from(installation).where(eq(installation.key, KEY))
  return row && new Date(String(row.value))
}
