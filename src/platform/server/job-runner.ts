import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions } from 'graphile-worker'
import type { Database } from './database.ts'
import { causeOf } from './error-text.ts'
import { watchJobOwners, workerEvents } from './job-owners.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'

const PAUSE_MS = 1_000

/**
 * Work whose end cannot be noted, because the database is away, ends the runner in an orderly way. Without these the
 * note is written behind everybody's back, and its failure takes the process down.
 */
export const notedWork = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/**
 * Looking for work and noting its end cost more than most work itself: one look for all workers, and ends are noted
 * together. What a killed process had fetched and not begun is given free with the rest of its jobs. (A delay between
 * looks would batch more, but news that comes within it waits for the next poll.)
 */
const inCompany = { worker: { ...notedWork.worker, completeJobBatchDelay: 20, localQueue: { size: 16 } } }

export type JobRunner = { start(): Promise<void>; stop(): Promise<void> }

/** Keeps jobs running: when the runner ends without being told to, another one takes its place. */
export function createJobRunner(options: {
  db: Database
  liveness: Liveness
  log: Log
  settings: () => RunnerOptions
}): JobRunner {
  const { log } = options
  const { events, ids } = workerEvents()
  let runner: Runner | undefined
  let owners: ReturnType<typeof watchJobOwners> | undefined
  let stopped = false

  const start = async (): Promise<void> => {
    ids.clear()
    const next = await run({ ...options.settings(), events, preset: inCompany })
    runner = next
    const ended = (error?: unknown) => {
      if (stopped || runner !== next) return
      log.warn({ err: error ? causeOf(error) : undefined }, 'job runner ended, starting it again')
      void startAgain()
    }
    next.promise.then(() => ended(), ended)
    if (stopped) await next.stop()
  }
  const startAgain = async (): Promise<void> => {
    await sleep(PAUSE_MS, undefined, { ref: false })
    if (stopped) return
    await start().catch((error: unknown) => {
      log.debug({ err: causeOf(error) }, 'job runner not started yet')
      void startAgain()
    })
  }

  return {
    async start() {
      await start()
      owners = watchJobOwners({ ...options, ids })
      await owners.sweep()
    },
    async stop() {
      stopped = true
      owners?.stop()
      // One that has ended by itself says so by refusing.
      await runner?.stop().catch(() => {})
    },
  }
}
