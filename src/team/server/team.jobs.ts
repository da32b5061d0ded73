import type { ServerDeps } from '#platform/server/server-deps.ts'
import { forgetAbsences } from './forget-absences.ts'

export function registerTeamJobs(deps: ServerDeps): void {
  deps.jobs.schedule('team.forget-absences', '53 3 * * *', () => forgetAbsences(deps))
}
