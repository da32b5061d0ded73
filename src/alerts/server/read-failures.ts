import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { endingOf, factToTell, type Ending } from '../ending.ts'
import { failureSince, type StandingFailure } from '../standing-failure.ts'
import type { AlertsConfig } from './alerts.config.ts'
import { readDeadJobs } from './dead-jobs.queries.ts'
import { readFailingJobs } from './failing-jobs.queries.ts'
import { readRefused } from './refused-mail.repository.ts'
import { readTold } from './told.repository.ts'
import { credentialsOf, TOLD as ENDINGS } from './watch-endings.ts'

/** Nobody can see here whether an address was corrected: after this it is no news any more. */
const REFUSAL_STANDS_MS = 14 * 86_400_000

/** What administrators were written of, and is still so. */
export async function readFailures(deps: ServerDeps<AlertsConfig>): Promise<StandingFailure[]> {
  const since = new Date(deps.clock.now().getTime() - REFUSAL_STANDS_MS)
  const [failing, dead, refused, ending] = await Promise.all([
    readFailingJobs(deps.db),
    readDeadJobs(deps.db),
    readRefused(deps.db, since),
    readEnding(deps),
  ])
  const givenUp = dead.map(({ name, count, firstAt }) => ({
    name: count > 1 ? `${name} ×${count}` : name,
    since: firstAt,
  }))
  const addresses = refused.map(({ shown, reply, refusedAt }) => ({
    name: `${shown} (${reply})`,
    since: refusedAt,
  }))
  return [
    ...failureSince('JOBS_FAILING', failing),
    ...failureSince('JOBS_GIVEN_UP', givenUp),
    ...failureSince('MAIL_REFUSED', addresses),
    ...ending.map(({ kind, name, last }) => ({ kind, since: null, until: last, names: [name], further: 0 })),
  ]
}

/** Credentials as the settings name them now; the certificate as the last look found it. */
async function readEnding(deps: ServerDeps<AlertsConfig>): Promise<Ending[]> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const told = (await readTold(deps.db, ENDINGS)).map(endingOf)
  return [
    ...told.filter(({ kind }) => kind === 'CERTIFICATE'),
    ...credentialsOf(deps).filter((ending) => factToTell(ending, today) !== undefined),
  ]
}
