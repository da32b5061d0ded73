import { setTimeout as sleep } from 'node:timers/promises'
import { laneOf } from './job-names.ts'
import type { ReportsDeps } from './reports-deps.ts'
import type { ImportRow } from './reports.tables.ts'

/** How many rows are written at a time, and what happens before the next ones are read. */
export type Pace = {
  batch: number
  /** @throws Stopping */
  afterBatch(): Promise<void>
}

/** This process stops. What is written stays written; the next process goes on behind it. */
export class Stopping extends Error {}

/** Larger batches are hardly faster, and hold memory and the connection for longer. */
const BATCH = 10_000
const GENTLE_BATCH = 400
const REST_MS = 2_000

/** As fast as it goes. */
export const fullPace = (deps: Pick<ReportsDeps, 'jobs'>): Pace => ({
  batch: BATCH,
  afterBatch: async () => stopInTime(deps),
})

/** Small steps with a rest after each, which is left out while another file, or a call to cancel, waits for this one. */
export const gentlePace = (
  deps: Pick<ReportsDeps, 'jobs'>,
  { companyId }: Pick<ImportRow, 'companyId'>,
): Pace => ({
  batch: GENTLE_BATCH,
  async afterBatch() {
    const isAwaited = await deps.jobs.isAwaited(laneOf(companyId))
    if (!isAwaited) await sleep(REST_MS, undefined, { signal: deps.jobs.stopping }).catch(() => {})
    stopInTime(deps)
  },
})

function stopInTime({ jobs }: Pick<ReportsDeps, 'jobs'>): void {
  if (jobs.stopping.aborted) throw new Stopping('the server is stopping')
}
