import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/server/log.ts'

export type StopStep = { name: string; run(): Promise<unknown>; limitMs: number }

/** Requests that are being worked on have this long to end; then their connections are cut. */
const REQUESTS_MS = 10_000

/**
 * Does every step, each within its limit, whatever became of those before: what hangs must not keep the embedded
 * database running. @returns false if one failed or was given up
 */
export async function doSteps(steps: readonly StopStep[], log: Log): Promise<boolean> {
  let isClean = true
  for (const { name, run, limitMs } of steps) {
    const outcome = await Promise.race([
      Promise.resolve()
        .then(run)
        .then(
          () => 'done',
          (error: Error) => error.message,
        ),
      sleep(limitMs, `not done after ${limitMs / 1000} s`),
    ])
    if (outcome === 'done') continue
    isClean = false
    log.error({ step: name, err: outcome }, 'a step of stopping failed')
  }
  return isClean
}

/** Stops the HTTP server. Requests that stall, from their sender or in our answer, are cut after a while. */
export async function closeHttp(app: FastifyInstance, log: Log, patienceMs = REQUESTS_MS): Promise<void> {
  const cut = setTimeout(() => {
    log.warn('requests still open are cut')
    app.server.closeAllConnections()
  }, patienceMs)
  await app.close().finally(() => clearTimeout(cut))
}
