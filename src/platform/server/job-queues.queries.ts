import { sql } from 'drizzle-orm'
import type { Database, Executor } from './database.ts'

export async function isQueueAwaited(db: Database, queue: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from graphile_worker.jobs where queue_name = ${queue} and locked_at is null and run_at <= now() and attempts < max_attempts limit 1`,
  )
  return rows.length > 0
}

/** Whether work with this key waits, is being done, or is tried again later. */
export async function isKeyKnown(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from graphile_worker.jobs where key = ${key} and attempts < max_attempts limit 1`,
  )
  return rows.length > 0
}

/** Whether one of some kinds of work is due, and nothing of its queue is being done. */
export async function isAnythingDue(db: Database, names: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from graphile_worker.jobs job where task_identifier = any(${sql.param(names)}::text[]) and locked_at is null and run_at <= now() and attempts < max_attempts and not exists (select from graphile_worker._private_job_queues queue where queue.queue_name = job.queue_name and queue.locked_at is not null) limit 1`,
  )
  return rows.length > 0
}

/** How many jobs there are of each state. */
export type JobCounts = { waiting: number; running: number; failing: number; given_up: number }

export async function countJobs(executor: Executor): Promise<JobCounts> {
  const { rows } = await executor.execute<JobCounts>(
    sql`select count(*) filter (where locked_at is null and attempts = 0)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts)::int as failing,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up
      from graphile_worker.jobs`,
  )
  return rows[0] ?? { waiting: 0, running: 0, failing: 0, given_up: 0 }
}
