import { addDays, type Day } from '#platform/shared/calendar.ts'
import { yearOf } from '#vat/calendar/months.ts'
import { periodEndOf, periodStart } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { EarlierPeriod } from './points.ts'

/** Twenty years of months: nobody is asked about more. */
const MOST = 240
const MOST_YEARS = 20

export type EarlierSpan = {
  /** The first day for which returns were due; null while nobody knows it. */
  start: Day | null
  /** The first day of our first return; null where we file none yet. */
  ours: Day | null
  rhythm: Frequency
  /** See `periodEndOf`. */
  offset: number
  today: Day
  /** Whether the state asks for a return of each year beside these. */
  hasYears: boolean
  /** The first day of our first annual return; null where we file none. */
  ourYear: Day | null
}

/**
 * The periods that somebody else had to file, newest first: from the start of the registration to the day before ours,
 * or to the last period that is over. The first and the last may be parts of a period.
 */
export function earlierPeriods(span: EarlierSpan): EarlierPeriod[] {
  const { start, ours, rhythm, offset, today } = span
  if (start === null) return []
  const last = addDays(ours ?? periodStart(rhythm, periodEndOf(rhythm, today, offset)), -1)
  const returns = returnsUntil(last, { start, rhythm, offset })
  // What is filed by the year has no other return of it.
  const years = span.hasYears && rhythm !== 'YEARLY' ? yearsUntil({ ...span, start }) : []
  return [...years, ...returns].toSorted((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0))
}

function returnsUntil(
  last: Day,
  { start, rhythm, offset }: { start: Day } & Pick<EarlierSpan, 'rhythm' | 'offset'>,
): EarlierPeriod[] {
  const periods: EarlierPeriod[] = []
  for (let to = last; to >= start && periods.length < MOST;) {
    const whole = periodStart(rhythm, periodEndOf(rhythm, to, offset))
    const from = whole < start ? start : whole
    periods.push({ kind: 'RETURN', from, to })
    to = addDays(from, -1)
  }
  return periods
}

/**
 * Calendar years that are over before ours begin, or by today where we file nothing yet. The year in which we begin is
 * declared by whoever files at its end, and what we were asked to declare is ours. Who begins on 1 January leaves the
 * year before to the other, also while it still runs: the same months are asked about.
 */
function yearsUntil({ start, ours, ourYear, today }: EarlierSpan & { start: Day }): EarlierPeriod[] {
  const begin = ours ?? today
  const before = ourYear !== null && ourYear < begin ? ourYear : begin
  const years: EarlierPeriod[] = []
  for (let year = yearOf(before) - 1; year >= yearOf(start) && years.length < MOST_YEARS; year--) {
    const whole = `${year}-01-01`
    years.push({ kind: 'ANNUAL', from: whole < start ? start : whole, to: `${year}-12-31` })
  }
  return years
}
