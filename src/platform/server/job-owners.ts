import { EventEmitter } from 'node:events'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { WorkerEvents } from 'graphile-worker'
import type { Database } from './database.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'
import { jobWorkers } from './platform.tables.ts'

const SWEEP_MS = 2_000
/** A running worker is recorded within one sweep; one that is still unknown after this died before it was recorded. */
const UNKNOWN_AFTER_S = 8

/** Receives the job runner's events about its worker pool, whose ids lock the jobs. */
export function workerEvents(): { events: WorkerEvents; ids: Set<string> } {
  const events = new EventEmitter() as WorkerEvents
  const ids = new Set<string>()
  events.on('pool:create', ({ workerPool }) => ids.add(workerPool.id))
  return { events, ids }
}

/**
 * A job locked by a killed process would stay locked for hours. Each process records its workers under its mark;
 * whoever finds a mark whose process is gone unlocks that process's jobs.
 */
export function watchJobOwners(options: {
  db: Database
  liveness: Liveness
  ids: ReadonlySet<string>
  log: Log
}) {
  const { db, liveness, ids, log } = options
  const sweep = () =>
    recordWorkers(db, liveness.mark(), [...ids])
      .then(() => unlockJobsOfDeadWorkers(db, liveness))
      .catch((error: Error) => log.debug({ err: error.message }, 'job owners not checked'))
  const timer = setInterval(() => void sweep(), SWEEP_MS)
  timer.unref()
  return { sweep, stop: () => clearInterval(timer) }
}

async function recordWorkers(db: Database, mark: number, ids: readonly string[]): Promise<void> {
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

async function unlockJobsOfDeadWorkers(db: Database, liveness: Liveness): Promise<void> {
  const recorded = await db.select().from(jobWorkers)
  const dead: string[] = []
  for (const { workerId, mark } of recorded) if (!(await liveness.lives(db, mark))) dead.push(workerId)
  const unknown = await db.execute<{ locked_by: string }>(
    sql`select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(secs => ${UNKNOWN_AFTER_S}) and locked_by not in (select ${jobWorkers.workerId} from ${jobWorkers})`,
  )
  dead.push(...unknown.rows.map((row) => row.locked_by))
  if (dead.length === 0) return
  await db.transaction(async (tx) => {
    const list = sql.join(
      dead.map((id) => sql`${id}`),
      sql`, `,
    )
    await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${list}]::text[])`)
    await tx.delete(jobWorkers).where(inArray(jobWorkers.workerId, dead))
  })
}
