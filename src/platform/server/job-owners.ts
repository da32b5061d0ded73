import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Database } from './database.ts'
import { findUnknownWorkers, findWorkers, freeJobsOf, noteWorkers } from './job-workers.repository.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'

const SWEEP_MS = 2_000
/** A living worker is noted within one sweep; one that is still unknown after this died before it could be. */
const UNKNOWN_AFTER_S = 8

/** Where the job runner tells of the pool of workers that it creates: its id is what a job is locked by. */
export function workerEvents(): { events: WorkerEvents; ids: Set<string> } {
  const events = new EventEmitter() as WorkerEvents
  const ids = new Set<string>()
  events.on('pool:create', ({ workerPool }) => ids.add(workerPool.id))
  return { events, ids }
}

/**
 * A job that a killed process held would stay locked for hours. Each process notes its workers under its mark; whoever
 * finds a mark whose process is gone gives that process's jobs free.
 */
export function watchJobOwners(options: {
  db: Database
  liveness: Liveness
  ids: ReadonlySet<string>
  log: Log
}) {
  const { db, liveness, ids, log } = options
  const sweep = () =>
    noteWorkers(db, liveness.mark(), [...ids])
      .then(() => freeJobsOfTheDead(db, liveness))
      .catch((error: Error) => log.debug({ err: error.message }, 'job owners not looked at'))
  const timer = setInterval(() => void sweep(), SWEEP_MS)
  timer.unref()
  return { sweep, stop: () => clearInterval(timer) }
}

async function freeJobsOfTheDead(db: Database, liveness: Liveness): Promise<void> {
  const dead: string[] = []
  for (const { workerId, mark } of await findWorkers(db))
    if (!(await liveness.lives(db, mark))) dead.push(workerId)
  dead.push(...(await findUnknownWorkers(db, UNKNOWN_AFTER_S)))
  if (dead.length > 0) await freeJobsOf(db, dead)
}
