import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import { MANDATE_NOTICE_DAYS, noticeStep } from '../../mandate-states.ts'
import { mandatesMessages } from '../mandates.messages.ts'
import { mandatesExpiring } from './mandates.queries.ts'
import { noteTold, type MandateRow } from './mandates.repository.ts'
import { mandatesToSign } from './pending-matters.queries.ts'

/** As many in one run; the rest in the next. */
const AT_ONCE = 500

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

/**
 * Tells a company 60 and 30 days before its last day that a mandate is to be signed again: each step once, whatever
 * other process does the same. From seven days on it is reminded as of every to-do. @returns how many were told
 */
export async function tellEndings(deps: Deps): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const until = addDays(today, MANDATE_NOTICE_DAYS)
  let told = 0
  for (const mandate of await mandatesExpiring(deps.db, { from: today, until, limit: AT_ONCE })) {
    const done = await tellOne(deps, mandate, today).catch((error: Error) =>
      deps.log.warn({ mandate: mandate.id, err: error.message }, 'the end of a mandate was not told'),
    )
    if (done === true) told++
  }
  return told
}

function tellOne(deps: Deps, mandate: MandateRow, today: Day): Promise<boolean> {
  const { companyId, id, country, productName: product, expiresOn } = mandate
  const step = expiresOn === null ? undefined : noticeStep(expiresOn, today)
  if (expiresOn === null || step === undefined) return Promise.resolve(false)
  return deps.db.transaction(async (tx) => {
    // Another mandate that lasts longer, or a new document that is being checked: nothing is to be done.
    const waiting = await mandatesToSign(tx, companyId, today)
    if (!waiting.some((matter) => matter.id === id)) return false
    if (!(await noteTold(tx, mandate, step))) return false
    const params = { country, product, end: { day: expiresOn } }
    await notify(tx, deps, { companyId, kind: mandatesMessages.ending, params })
    return true
  })
}
