import type { ServerDeps } from '#platform/server/server-deps.ts'
import { announceEnds } from './announce-ends.ts'

export function registerApiKeysJobs(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): void {
  deps.jobs.schedule('api-keys.announce-ends', '23 6 * * *', () => announceEnds(deps))
}
