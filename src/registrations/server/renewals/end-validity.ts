import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { momentOf } from '../../renewal-span.ts'
import { registrationsMessages } from '../registrations.messages.ts'
import { updateRegistration } from '../registrations.repository.ts'
import { registrationsPast } from './renewals.queries.ts'
import { lockRegistrations } from './renewals.repository.ts'

const BATCH = 200

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs' | 'log'>
type Past = Awaited<ReturnType<typeof registrationsPast>>[number]

/**
 * Ends what was valid until yesterday and was not renewed. While it can still be renewed, that is among the reminders of
 * what waits; later it is said here. @returns how many
 */
export async function endValidity(deps: Deps): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let ended = 0
  for (const past of await registrationsPast(deps.db, today, BATCH)) {
    const done = await endOne(deps, past, today).catch((error: Error) =>
      deps.log.warn({ registration: past.id, err: error.message }, 'registration could not be ended'),
    )
    if (done === true) ended++
  }
  return ended
}

/** @returns whether it was still standing, and not renewed in the meantime */
function endOne(deps: Deps, { companyId, id }: Past, today: Day): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [registration] = await lockRegistrations(tx, companyId, [id])
    if (!registration || registration.endedOn !== null) return false
    const end = registration.validTo
    if (end === null || end >= today) return false
    await updateRegistration(tx, id, { endedOn: end, endReason: 'EXPIRED' })
    const { productName: product, registrationNumber: number } = registration
    const params = { product, number, end: { day: end } }
    if (momentOf(end, today) === 'ENDED')
      await notify(tx, deps, { companyId, kind: registrationsMessages.ended, params })
    return true
  })
}
