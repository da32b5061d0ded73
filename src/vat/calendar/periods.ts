import { addDays, type Day } from '#platform/shared/calendar.ts'
import { FREQUENCIES, type Frequency } from '#vat/rates/facts.ts'
import { isLastDayOfMonth, lastDayOfMonth, monthOf, yearOf } from './months.ts'

const MONTHS: Readonly<Record<Frequency, number>> = {
  MONTHLY: 1,
  BIMONTHLY: 2,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
}

const OTHER_NAMES: Readonly<Record<string, Frequency>> = {
  BI_MONTHLY: 'BIMONTHLY',
  HALFYEARLY: 'HALF_YEARLY',
  SEMI_ANNUAL: 'HALF_YEARLY',
  ANNUAL: 'YEARLY',
  ANNUALLY: 'YEARLY',
}

export function readFrequency(name: string): Frequency | undefined {
  const plain = name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return FREQUENCIES.find((frequency) => frequency === plain) ?? OTHER_NAMES[plain]
}

/**
 * The ordinal, from 1, of the period of its year that ends on the day; `undefined` if no period of the calendar does.
 */
export function periodNumber(frequency: Frequency, end: Day): number | undefined {
  const number = monthOf(end) / MONTHS[frequency]
  return isLastDayOfMonth(end) && Number.isInteger(number) ? number : undefined
}

export function periodStart(frequency: Frequency, end: Day): Day {
  return addDays(lastDayOfMonth(yearOf(end), monthOf(end) - MONTHS[frequency]), 1)
}

/** The last days of the calendar's periods between two days. */
export function periodEnds(frequency: Frequency, from: Day, to: Day): Day[] {
  const step = MONTHS[frequency]
  const ends: Day[] = []
  for (let month = step; ; month += step) {
    const end = lastDayOfMonth(yearOf(from), month)
    if (end > to) return ends
    if (end >= from) ends.push(end)
  }
}
