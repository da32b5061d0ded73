import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Database } from './database.ts'
import { findUnknownWorkers, findWorkers, unlockJobsOf, recordWorkers } from './job-workers.repository.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'

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

async function unlockJobsOfDeadWorkers(db: Database, liveness: Liveness): Promise<void> {
  const dead: string[] = []
  for (const { workerId, mark } of await findWorkers(db))
    if (!(await liveness.lives(db, mark))) dead.push(workerId)
  dead.push(...(await findUnknownWorkers(db, UNKNOWN_AFTER_S)))
  if (dead.length > 0) await unlockJobsOf(db, dead)
}

/** Unlocks at once what no recorded worker holds: for a start on which nothing else drains. */
export async function unlockUnrecorded(db: Database): Promise<void> {
  const unknown = await findUnknownWorkers(db, 0)
  if (unknown.length > 0) await unlockJobsOf(db, unknown)
}
