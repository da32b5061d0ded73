import type { ServerDeps } from '#platform/server/server-deps.ts'
import { endTerms } from './end-terms.ts'

export function registerRegistrationsJobs(deps: ServerDeps): void {
  // Days end with the agency's midnight, which is another hour in summer than in winter.
  deps.jobs.schedule('registrations.end-terms', '25 * * * *', async () => {
    const ended = await endTerms(deps)
    if (ended > 0) deps.log.info({ ended }, 'filing terms ended')
  })
}
