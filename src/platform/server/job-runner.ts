import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions } from 'graphile-worker'
import type { Database } from './database.ts'
import { causeOf } from './error-text.ts'
import { watchJobOwners, workerEvents } from './job-owners.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'

const PAUSE_MS = 1_000

/**
 * If a job's completion cannot be recorded because the database is down, the runner stops gracefully. Without these
 * settings it is recorded in the background, and a failure there ends the process.
 */
export const unbatchedWork = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/**
 * Recording that a job is done costs more than most jobs: it is recorded in batches. Workers do not share one fetch: what
 * was fetched for all and cannot be given back to a database that hangs ends the process.
 */
const batchedWork = { worker: { ...unbatchedWork.worker, completeJobBatchDelay: 20 } }

/** How long a runner that lost its workers may take to end before another one replaces it. */
const END_MS = 3_000

export type JobRunner = { start(): Promise<void>; stop(): Promise<void> }

/** Keeps jobs running: when the runner stops unexpectedly, another one replaces it. */
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
    const next = await run({ ...options.settings(), events, preset: batchedWork })
    runner = next
    const ended = (error?: unknown) => {
      if (stopped || runner !== next) return
      runner = undefined
      log.warn({ err: error ? causeOf(error) : undefined }, 'job runner ended, restarting it')
      void startAgain()
    }
    next.promise.then(() => ended(), ended)
    // Workers that lose the database end one by one, and the runner may wait for them without end.
    const replaceSoon = () => setTimeout(() => ended('it did not end by itself'), END_MS).unref()
    events.once('pool:gracefulShutdown', replaceSoon)
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
      // Rejects if the runner has already stopped by itself.
      await runner?.stop().catch(() => {})
    },
  }
}
