import { addDays, type Day } from '#platform/shared/calendar.ts'
import { periodEndOf, periodStart } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'

/** Two years of months, and the next one. */
const MOST = 26

export type FirstOfOurs = {
  /** The first day for which returns were due; null while nobody knows it. */
  start: Day | null
  rhythm: Frequency
  /** See `periodEndOf`. */
  offset: number
  today: Day
}

/**
 * From which days on we may file, the latest first: a return is filed whole, so it is the first day of the next period,
 * of this one, or of one before; the first may be a part of a period.
 */
export function firstDaysOfOurs({ start, rhythm, offset, today }: FirstOfOurs): Day[] {
  const days: Day[] = []
  const first = start ?? '0001-01-01'
  let within = addDays(periodEndOf(rhythm, today, offset), 1)
  while (days.length < MOST && within >= first) {
    const whole = periodStart(rhythm, periodEndOf(rhythm, within, offset))
    const from = whole < first ? first : whole
    days.push(from)
    within = addDays(from, -1)
  }
  return days
}
