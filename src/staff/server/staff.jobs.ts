import type { ServerDeps } from '#platform/server/server-deps.ts'
import { purgeEndedStaffSessions } from './sessions.repository.ts'

export function registerStaffJobs(deps: ServerDeps): void {
  deps.jobs.schedule('staff.forget', '43 3 * * *', () => purgeEndedStaffSessions(deps))
}
