import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { hmrcAccount } from '../hmrc-contract.ts'

/** HMRC answers for this long at once. */
const MOST_DAYS = 365

/** The days that are asked for first: from the return's own period on, as far as HMRC answers. */
export function daysToAsk({ from }: { from: Day }, today: Day): { from: Day; to: Day } {
  const last = addDays(from, MOST_DAYS)
  return { from, to: last < today ? last : today }
}

export type HmrcAccount = OutputOf<typeof hmrcAccount>

/** What is still to pay, in pence; null where HMRC does not say it of every charge. */
export const stillOwed = ({ liabilities }: HmrcAccount): number | null =>
  liabilities.reduce<number | null>(
    (sum, { outstanding }) => (sum === null || outstanding === null ? null : sum + outstanding),
    0,
  )

export const received = ({ payments }: HmrcAccount): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

/** A return whose tax HMRC has on an account: its corrections too are found there. */
export const hasHmrcAccount = ({
  country,
  scheme,
  kind,
}: {
  country: string
  scheme: string
  kind: string
}): boolean => country === 'GB' && scheme === 'LOCAL' && kind === 'RETURN'
