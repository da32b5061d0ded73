import type { ServerDeps } from '#platform/server/server-deps.ts'
import { REGISTRATION_CLOSED } from '#registrations/server/public.ts'
import { tellEnding } from './tell-ending.ts'

export function registerEndingsJobs(deps: ServerDeps): void {
  deps.jobs.subscribe(REGISTRATION_CLOSED, 'tell-ending', ({ companyId, registrationId }) =>
    tellEnding(deps, { companyId: String(companyId), registrationId: String(registrationId) }),
  )
}
