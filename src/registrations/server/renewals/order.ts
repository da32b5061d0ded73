import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { lastDayAfter } from '../../renewal-span.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { cancelTerm } from '../end-terms.ts'
import { updateRegistration } from '../registrations.repository.ts'
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

/** The order was refunded in full: what it added is taken back, and the earlier end counts again. */
export async function takeBackRenewals(
  tx: Transaction,
  order: { companyId: string; orderId: string; today: Day; at: Date },
): Promise<void> {
  const { companyId, orderId, today, at } = order
  const rows = await renewalsOf(tx, orderId)
  const registrations = await lockRegistrations(
    tx,
    companyId,
    rows.map(({ registrationId }) => registrationId),
  )
  for (const renewal of rows) {
    const taken = await moveRenewal(tx, renewal, 'take_back', { statusSince: at })
    if (!taken?.toDay) continue
    if (taken.termId) await cancelTerm(tx, { termId: taken.termId, today, at })
    else {
      const validTo = registrations.find(({ id }) => id === taken.registrationId)?.validTo ?? taken.toDay
      await updateRegistration(tx, taken.registrationId, { validTo: endWithout(taken, validTo) })
    }
  }
}

/** The end without a renewal: as before it, or earlier by its months where another has followed. */
function endWithout({ toDay, endBefore, months }: RenewalRow, validTo: Day): Day {
  return validTo === toDay && endBefore ? endBefore : lastDayAfter(addDays(validTo, 1), -months)
}
