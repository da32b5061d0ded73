import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { FILING_TERM_ENDED } from './end-terms.ts'
import {
  cancelPeriodsAfter,
  closePeriods,
  cutPeriodsAt,
  moveTerm,
  runningTermsOf,
  type TermRow,
} from './filing-terms.repository.ts'
import { endMandatesIn } from './mandates/end-mandates.ts'
import { changedBy, type ChangedBy } from './keep-registration.ts'
import { registrationsMessages } from './registrations.messages.ts'
import { lockStanding, updateRegistration, type RegistrationRow } from './registrations.repository.ts'

/** Published when the office has closed a number. Payload: `{ companyId, registrationId }`. */
export const REGISTRATION_CLOSED = 'RegistrationClosed'

type Deps = Pick<ServerDeps, 'jobs' | 'clock'>

export type Deregistration = {
  companyId: string
  country: string
  /** The number that the office closed; without it, every VAT number there. */
  number: string | undefined
  /** The last day of the registration. */
  end: Day
  today: Day
  at: Date
  by: ChangedBy
}

/**
 * The office has closed a VAT number: the registration ends, the filing that runs on it, and the mandate, unless another
 * registration there still needs it. Once: what has ended before is left as it is.
 */
export async function endByDeregistration(tx: Transaction, deps: Deps, gone: Deregistration): Promise<void> {
  const { companyId, country, number } = gone
  const standing = await lockStanding(tx, { companyId, country, kinds: ['VAT_NUMBER', 'TAX_NUMBER'] })
  const isMeant = ({ kind, registrationNumber }: RegistrationRow) =>
    kind === 'TAX_NUMBER' ||
    number === undefined ||
    registrationNumber === null ||
    registrationNumber === number
  const others = standing.filter((registration) => !isMeant(registration))
  const meant = standing.filter(({ kind }) => kind !== 'TAX_NUMBER' || others.length === 0).filter(isMeant)
  for (const registration of meant) await endOne(tx, deps, registration, gone)
  if (others.length === 0) await endMandatesIn(tx, gone)
}

async function endOne(
  tx: Transaction,
  deps: Deps,
  registration: RegistrationRow,
  { companyId, end, at, by }: Deregistration,
): Promise<void> {
  const { id, productName: product, registrationNumber: number, validFrom } = registration
  const validTo = validFrom !== null && validFrom > end ? validFrom : end
  await updateRegistration(tx, id, {
    endedOn: end,
    endReason: 'DEREGISTERED',
    validTo,
    ...changedBy(by, at),
  })
  for (const term of await runningTermsOf(tx, id)) await endTerm(tx, deps, term, { end, at })
  await deps.jobs.publish(tx, REGISTRATION_CLOSED, { companyId, registrationId: id })
  const params = { product, number, end: { day: end } }
  await notify(tx, deps, { companyId, kind: registrationsMessages.deregistered, params })
}

/** Its last returns belong to the deregistration; nothing later is due. */
async function endTerm(
  tx: Transaction,
  deps: Deps,
  term: TermRow,
  { end, at }: { end: Day; at: Date },
): Promise<void> {
  const coversUntil = term.coversUntil !== null && term.coversUntil > end ? end : term.coversUntil
  const ended = await moveTerm(tx, term.id, 'end', { statusSince: at, coversUntil })
  if (!ended) return
  await cancelPeriodsAfter(tx, term.id, end, at)
  await cutPeriodsAt(tx, term.id, end)
  await closePeriods(tx, term.id, at)
  await deps.jobs.publish(tx, FILING_TERM_ENDED, { workOrderId: term.workOrderId })
}
