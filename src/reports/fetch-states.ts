import { dayOf } from '#platform/shared/calendar.ts'
import { monthBefore } from '#shops/report-months.ts'

/**
 * WAITING: to be ordered. ORDERED: the marketplace makes it. IMPORTED: it is here, and its import says how it went.
 * NO_SALES: the marketplace has nothing to report. FAILED: it is given up until somebody asks again.
 */
export type FetchStatus = 'WAITING' | 'ORDERED' | 'IMPORTED' | 'NO_SALES' | 'FAILED'

/**
 * Amazon makes the report of a month from the third of the next, and lets one that was ordered earlier fail. It does not
 * say in which time zone: at noon UTC it is the third everywhere.
 */
const READY_HOURS = 2 * 24 + 12

/** The last month whose report can be ordered. */
export function lastReadyMonth(now: Date): string {
  const current = dayOf(now, 'UTC').slice(0, 7)
  const begun = new Date(`${current}-01T00:00:00Z`).getTime()
  const last = monthBefore(current)
  return now.getTime() >= begun + READY_HOURS * 3_600_000 ? last : monthBefore(last)
}

/** The twelve months up to one, that one last. */
export function twelveMonthsTo(last: string): string[] {
  const months = [last]
  while (months.length < 12) months.unshift(monthBefore(months[0] ?? last))
  return months
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** For so long a report is asked for again and again, before somebody has to do it. */
const GIVE_UP_MS = 72 * HOUR
/** A report that fails three times fails for a reason. */
export const MOST_FAILURES = 3
const AFTER_FAILURE_MS = 6 * HOUR
/** Amazon makes most reports in minutes; one that is not there after a day is ordered anew. */
const LOST_AFTER_MS = 24 * HOUR

export const isGivenUp = (startedAt: Date, now: Date): boolean =>
  now.getTime() - startedAt.getTime() >= GIVE_UP_MS

/** How long to wait after a question without an answer: longer each time, unless the marketplace has said how long. */
export const waitAfterSilence = (tries: number, waitMs?: number): number =>
  waitMs ?? Math.min(MINUTE * 2 ** Math.min(tries, 10), AFTER_FAILURE_MS)

export const waitAfterFailure = (): number => AFTER_FAILURE_MS

/** When to look at a report again that is being made; null: it is lost. */
export function nextLook(orderedAt: Date, now: Date): number | null {
  const age = now.getTime() - orderedAt.getTime()
  if (age >= LOST_AFTER_MS) return null
  if (age < 2 * MINUTE) return 15 * SECOND
  return age < HOUR ? 2 * MINUTE : 15 * MINUTE
}

/** What may be fetched: a month that is over and ready, and not longer ago than the page shows. */
export const mayBeFetched = (month: string, now: Date): boolean =>
  twelveMonthsTo(lastReadyMonth(now)).includes(month)

export const firstDayOf = (month: string): string => `${month}-01`
