import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'

/**
 * Scheduled work that has failed for an hour and is still tried: some of it was asked for that long ago, and what was asked
 * for last fails, too. Work that runs for long has no error. By name.
 */
export async function readFailingJobs(executor: Executor): Promise<{ name: string; since: Date }[]> {
  const { rows } = await executor.execute<{ name: string; since: string }>(
    sql`select job.task_identifier as name, min(job.created_at)::text as since from graphile_worker.jobs job
      join graphile_worker._private_known_crontabs cron on cron.identifier = job.task_identifier
      where job.attempts > 0 and job.last_error is not null
      group by job.task_identifier, cron.last_execution
      having min(job.created_at) <= now() - interval '1 hour' and bool_or(job.attempts < job.max_attempts)
        and max(job.created_at) >= coalesce(cron.last_execution, '-infinity') - interval '10 minutes'
      order by job.task_identifier`,
  )
  return rows.map(({ name, since }) => ({ name, since: new Date(since) }))
}
