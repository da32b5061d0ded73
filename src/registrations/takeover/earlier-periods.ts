import { addDays, type Day } from '#platform/shared/calendar.ts'
import { periodEndOf, periodStart } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { EarlierPeriod } from './points.ts'

/** Twenty years of months: nobody is asked about more. */
const MOST = 240

export type EarlierSpan = {
  /** The first day for which returns were due; null while nobody knows it. */
  start: Day | null
  /** The first day of our first return; null where we file none yet. */
  ours: Day | null
  rhythm: Frequency
  /** See `periodEndOf`. */
  offset: number
  today: Day
}

/**
 * The periods that somebody else had to file, newest first: from the start of the registration to the day before ours,
 * or to the last period that is over. The first and the last may be parts of a period.
 */
export function earlierPeriods({ start, ours, rhythm, offset, today }: EarlierSpan): EarlierPeriod[] {
  if (start === null) return []
  const last = addDays(ours ?? periodStart(rhythm, periodEndOf(rhythm, today, offset)), -1)
  const periods: EarlierPeriod[] = []
  for (let to = last; to >= start && periods.length < MOST;) {
    const whole = periodStart(rhythm, periodEndOf(rhythm, to, offset))
    const from = whole < start ? start : whole
    periods.push({ from, to })
    to = addDays(from, -1)
  }
  return periods
}
