const DAY_MS = 24 * 3_600_000

/** Fourteen working days: the longest that a provider lets a bank take over a debit, with weekends and holidays. */
const LONGEST_DEBIT_MS = 21 * DAY_MS
/** What nobody finished is asked about for a week. */
const LONGEST_VISIT_MS = 7 * DAY_MS
const CHECK_AGAIN_MS = 15 * 60_000
/** Of a debit that is more than a day old; its outcome comes by a webhook first of all. */
const CHECK_SELDOM_MS = 6 * 3_600_000

type Begun = { createdAt: Date }

/** Until when an order waits for a debit that is under way: a day longer than is asked, in which staff look. */
export const debitUntil = ({ createdAt }: Begun): Date =>
  new Date(createdAt.getTime() + LONGEST_DEBIT_MS + DAY_MS)

/** When to ask the provider again about a payment without an outcome; null once that is of no use. */
export function nextCheckOf({ createdAt }: Begun, underWay: boolean, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (age > (underWay ? LONGEST_DEBIT_MS : LONGEST_VISIT_MS)) return null
  return new Date(now.getTime() + (underWay && age > DAY_MS ? CHECK_SELDOM_MS : CHECK_AGAIN_MS))
}
