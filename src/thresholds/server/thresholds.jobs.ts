import type { ServerDeps } from '#platform/server/server-deps.ts'
import { watchThresholds } from './watch-thresholds.ts'

export function registerThresholdsJobs(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config'>): void {
  // In the morning, when the sales that were imported the day before are all there.
  deps.jobs.schedule('thresholds.watch', '23 5 * * *', async () => {
    await watchThresholds(deps)
  })
}
