import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { lastDayAfter } from '../../renewal-span.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { cancelTerm } from '../end-terms.ts'
import { registrationsMessages } from '../registrations.messages.ts'
import { updateRegistration, type RegistrationRow } from '../registrations.repository.ts'
import {
  insertRenewals,
  lockRegistrations,
  moveRenewal,
  renewalsOf,
  type RenewalRow,
} from './renewals.repository.ts'

export type OrderedRenewal = Pick<
  RenewalRow,
  | 'companyId'
  | 'registrationId'
  | 'orderId'
  | 'orderLineId'
  | 'kind'
  | 'productName'
  | 'months'
  | 'annualReturns'
>

/** Keeps what was ordered to go on, in the transaction that makes the order. Their registrations are locked. */
export async function keepRenewals(
  tx: Transaction,
  ordered: readonly OrderedRenewal[],
  at: Date,
): Promise<void> {
  const frame = { status: 'ORDERED', statusSince: at, createdAt: at } as const
  const nothingYet = { fromDay: null, toDay: null, endBefore: null, termId: null }
  await insertRenewals(
    tx,
    ordered.map((one) => ({ ...one, id: newId('ren'), ...frame, ...nothingYet })),
  )
}

/** The order was cancelled or has expired: its registrations can be renewed by another. */
export async function dropRenewals(tx: Transaction, orderId: string, at: Date): Promise<void> {
  for (const renewal of await renewalsOf(tx, orderId))
    await moveRenewal(tx, renewal, 'drop', { statusSince: at })
}

type Refunded = { companyId: string; orderId: string; today: Day; at: Date }

/** The order was refunded in full: what it added is taken back, and the earlier end counts again. */
export async function takeBackRenewals(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  refunded: Refunded,
): Promise<void> {
  const { companyId, orderId, at } = refunded
  const rows = await renewalsOf(tx, orderId)
  const ids = rows.map(({ registrationId }) => registrationId)
  const registrations = await lockRegistrations(tx, companyId, ids)
  for (const renewal of rows) {
    const taken = await moveRenewal(tx, renewal, 'take_back', { statusSince: at })
    const registration = registrations.find(({ id }) => id === renewal.registrationId)
    if (!taken?.toDay || !registration) continue
    const end = await shorten(tx, { taken, registration, refunded })
    const { productName: product } = renewal
    const params = { product, number: registration.registrationNumber, end: { day: end } }
    await notify(tx, deps, { companyId, kind: registrationsMessages.renewalRefunded, params })
  }
}

/** @returns the last day that is covered now */
async function shorten(
  tx: Transaction,
  {
    taken,
    registration,
    refunded: { today, at },
  }: { taken: RenewalRow; registration: RegistrationRow; refunded: Refunded },
): Promise<Day> {
  if (taken.termId) {
    await cancelTerm(tx, { termId: taken.termId, today, at })
    return taken.endBefore ?? addDays(taken.fromDay ?? today, -1)
  }
  const validTo = endWithout(taken, registration.validTo ?? taken.toDay ?? today)
  const isOver = validTo < today && registration.endReason !== 'DEREGISTERED'
  const ended = isOver && { endedOn: validTo, endReason: 'EXPIRED' as const }
  await updateRegistration(tx, taken.registrationId, { validTo, ...ended })
  return validTo
}

/** The end without a renewal: as before it, or earlier by its months where another has followed. */
function endWithout({ toDay, endBefore, months }: RenewalRow, validTo: Day): Day {
  return validTo === toDay && endBefore ? endBefore : lastDayAfter(addDays(validTo, 1), -months)
}
