import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import {
  cancelPeriods,
  closePeriods,
  isFollowed,
  moveTerm,
  termsPast,
  type TermRow,
} from './filing-terms.repository.ts'
import { registrationsMessages } from './registrations.messages.ts'
import { numberOf } from './registrations.repository.ts'

/** Published once for each term whose last due day has passed. Payload: `{ workOrderId }`. */
export const FILING_TERM_ENDED = 'FilingTermEnded'

const BATCH = 200

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

/** Ends the terms of which nothing is left to do. One that fails does not hold up the others. @returns how many */
export async function endTerms(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const past = await termsPast(deps.db, dayOf(now, deps.config.agency.timeZone), BATCH)
  let ended = 0
  for (const id of past) {
    const done = await endOne(deps, id, now).catch((error: Error) =>
      deps.log.warn({ term: id, err: error.message }, 'filing term could not be ended'),
    )
    if (done === true) ended++
  }
  return ended
}

/** @returns whether it was still running */
function endOne(deps: Deps, id: string, now: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const term = await moveTerm(tx, id, 'end', { statusSince: now })
    if (!term) return false
    await closePeriods(tx, id, now)
    if (!(await isFollowed(tx, term))) await sayThatItEnded(tx, deps, term)
    await deps.jobs.publish(tx, FILING_TERM_ENDED, { workOrderId: term.workOrderId })
    crashPoint(deps, 'filing.end:before-commit')
    return true
  })
}

/** Nothing renewed it: from now on somebody else has to file. */
async function sayThatItEnded(tx: Transaction, deps: Deps, term: TermRow): Promise<void> {
  const { companyId, registrationId, productName: product, coversUntil } = term
  if (registrationId === null || coversUntil === null) return
  const number = await numberOf(tx, registrationId)
  const params = { product, number, end: { day: coversUntil } }
  await notify(tx, deps, { companyId, kind: registrationsMessages.filingEnded, params })
}

/** The work was cancelled: what is due later is not filed under this term. */
export async function cancelTerm(
  tx: Transaction,
  cancel: { termId: string; today: Day; at: Date },
): Promise<void> {
  const { termId, today, at } = cancel
  const term = await moveTerm(tx, termId, 'cancel', { statusSince: at })
  if (!term) return
  await cancelPeriods(tx, termId, today, at)
  await closePeriods(tx, termId, at)
}
