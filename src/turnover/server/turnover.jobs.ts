import type { ServerDeps } from '#platform/server/server-deps.ts'
import { REPORTS_CHANGED } from '#reports/server/public.ts'
import { COMPARE_JOB, compareStatements, compareWaiting } from './compare-statements.ts'

export function registerTurnoverJobs(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): void {
  deps.jobs.register(COMPARE_JOB, (payload) => compareStatements(deps, payload))
  deps.jobs.subscribe(REPORTS_CHANGED, 'turnover', (payload) => compareStatements(deps, payload))
  // After the rates of the day have come out.
  deps.jobs.schedule('turnover.compare-waiting', '35 16 * * *', () => compareWaiting(deps))
}
