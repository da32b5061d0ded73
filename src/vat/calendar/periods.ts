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

/**
 * The last day of the period that contains the day.
 * @param offset by how many months the periods end after those of the calendar: British quarters may end in any month
 */
export function periodEndOf(frequency: Frequency, day: Day, offset = 0): Day {
  const step = MONTHS[frequency]
  const month = monthOf(day)
  const wait = (((offset - month) % step) + step) % step
  return lastDayOfMonth(yearOf(day), month + wait)
}

/** The offset (see `periodEndOf`) of periods one of which begins with the month `2026-02`. */
export function offsetOf(frequency: Frequency, firstMonth: string): number {
  return (Number(firstMonth.slice(5, 7)) - 1) % MONTHS[frequency]
}

/** How many periods a number of months holds. */
export function periodsIn(frequency: Frequency, months: number): number {
  return Math.max(1, Math.floor(months / MONTHS[frequency]))
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
