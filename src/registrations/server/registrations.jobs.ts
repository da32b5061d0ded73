import type { ServerDeps } from '#platform/server/server-deps.ts'
import { followCalendar } from './follow-calendar.ts'
import { endTerms } from './end-terms.ts'
import { tellEndings } from './mandates/tell-endings.ts'
import { countTakeovers } from './takeovers/count-takeovers.ts'
import { endValidity } from './renewals/end-validity.ts'

export function registerRegistrationsJobs(deps: ServerDeps): void {
  deps.jobs.schedule('registrations.follow-calendar', '10 3 * * *', async () => {
    const changed = await followCalendar(deps)
    if (changed > 0) deps.log.info({ changed }, 'due days of filing terms corrected')
  })
  // Days end with the agency's midnight, which is another hour in summer than in winter.
  deps.jobs.schedule('registrations.tell-mandates', '45 8 * * *', async () => {
    const told = await tellEndings(deps)
    if (told > 0) deps.log.info({ told }, 'companies told of mandates that end')
  })
  deps.jobs.schedule('registrations.count-takeovers', '50 3 * * *', async () => {
    const changed = await countTakeovers(deps)
    if (changed > 0) deps.log.info({ changed }, 'takeovers wait for more, or for less')
  })
  deps.jobs.schedule('registrations.end-terms', '25 * * * *', async () => {
    const ended = await endTerms(deps)
    if (ended > 0) deps.log.info({ ended }, 'filing terms ended')
  })
  deps.jobs.schedule('registrations.end-validity', '35 * * * *', async () => {
    const ended = await endValidity(deps)
    if (ended > 0) deps.log.info({ ended }, 'registrations ended that were not renewed')
  })
}
