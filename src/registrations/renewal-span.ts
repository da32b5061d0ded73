import { addDays, daysBetween, type Day } from '#platform/shared/calendar.ts'
import { dayInMonth, lastDayOfMonth, monthOf, yearOf } from '#vat/calendar/months.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import { planPeriods } from './plan-periods.ts'

/** FILING: further returns. VALIDITY: a representative, a licence, a mandate goes on. */
export type RenewalKind = 'FILING' | 'VALIDITY'

/** From so many days before its end a service can be renewed, and until so many days after it. */
export const RENEWABLE_BEFORE = 60
export const RENEWABLE_AFTER = 30

/** Whether a day is too early for a renewal of what ends on `end`, in time, or too late. */
export function momentOf(end: Day, today: Day): 'NOT_DUE' | 'IN_TIME' | 'ENDED' {
  const left = daysBetween(today, end)
  if (left > RENEWABLE_BEFORE) return 'NOT_DUE'
  return left < -RENEWABLE_AFTER ? 'ENDED' : 'IN_TIME'
}

export type Span = {
  from: Day
  to: Day
  /** The days that neither the old term nor the new one covers. */
  gap: { from: Day; to: Day } | null
}

/**
 * What is valid goes on from its end. Paid later, it begins on the day of the payment: nobody can be represented on days
 * that are over, and who pays for a year shall have one.
 */
export function validitySpan(end: Day, months: number, today: Day): Span {
  const next = addDays(end, 1)
  const from = today > next ? today : next
  const gap = from === next ? null : { from: next, to: addDays(from, -1) }
  return { from, to: lastDayAfter(from, months), gap }
}

/** The last of so many months that begin on a day; where the month has no such day, its last one. */
export function lastDayAfter(from: Day, months: number): Day {
  const month = monthOf(from) + months
  const last = lastDayOfMonth(yearOf(from), month)
  const day = Number(from.slice(8))
  return day > Number(last.slice(8)) ? last : addDays(dayInMonth(yearOf(from), month, day), -1)
}

export type FilingRenewal = {
  calendar: string
  rhythm: Frequency
  offset: number
  months: number
  annualReturns: number
  /** The last day that the returns bought so far cover. */
  end: Day
}

/**
 * Returns go on without a gap, whenever they are paid: the office expects one for every period, also for one that was
 * over before somebody thought of it.
 */
export function filingSpan({ end, ...plan }: FilingRenewal): Span {
  const from = addDays(end, 1)
  const periods = planPeriods({ ...plan, firstDay: from, validFrom: null, coveredUntil: end })
  const last = periods.findLast(({ kind }) => kind === 'RETURN')
  return { from, to: last?.toDay ?? end, gap: null }
}
