import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Executor } from './database.ts'
import { jobWorkers } from './platform.tables.ts'

/** Records the workers of one process under its mark, and deletes those that it no longer has. */
export async function recordWorkers(db: Database, mark: number, ids: readonly string[]): Promise<void> {
  if (mark === 0 || ids.length === 0) return
  // Jobs still locked by an earlier, ended runner of this process are unlocked with the unknown ones.
  await db.delete(jobWorkers).where(and(eq(jobWorkers.mark, mark), notInArray(jobWorkers.workerId, [...ids])))
  await db
    .insert(jobWorkers)
    .values(ids.map((workerId) => ({ workerId, mark })))
    .onConflictDoUpdate({
      target: jobWorkers.workerId,
      set: { mark },
      setWhere: sql`${jobWorkers.mark} <> ${mark}`,
    })
}

export function findWorkers(executor: Executor): Promise<{ workerId: string; mark: number }[]> {
  return executor.select().from(jobWorkers)
}

/** The workers that have held jobs for this long without being recorded. */
export async function findUnknownWorkers(executor: Executor, afterSeconds: number): Promise<string[]> {
  const { rows } = await executor.execute<{ locked_by: string }>(
    sql`select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(secs => ${afterSeconds}) and locked_by not in (select ${jobWorkers.workerId} from ${jobWorkers})`,
  )
  return rows.map((row) => row.locked_by)
}

/** Unlocks the jobs of workers, and deletes these workers. */
export async function unlockJobsOf(db: Database, workerIds: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const list = sql.join(
      workerIds.map((id) => sql`${id}`),
      sql`, `,
    )
    await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${list}]::text[])`)
    await tx.delete(jobWorkers).where(inArray(jobWorkers.workerId, [...workerIds]))
  })
}
