import { lastDayOfMonth } from '#vat/calendar/months.ts'
import type { Day } from '#platform/shared/calendar.ts'

/**
 * The first and last day of a period as it is written in a filter: `2026`, `2026-Q1`, `2026-03`.
 * @param period checked by the contract
 */
export function daysOfPeriod(period: string): { from: Day; to: Day } {
  const [year = '', part = ''] = period.split('-')
  const [first, last] = monthsOf(part)
  return {
    from: `${year}-${String(first).padStart(2, '0')}-01`,
    to: lastDayOfMonth(Number(year), last),
  }
}

function monthsOf(part: string): [first: number, last: number] {
  if (part === '') return [1, 12]
  if (!part.startsWith('Q')) return [Number(part), Number(part)]
  const last = Number(part.slice(1)) * 3
  return [last - 2, last]
}
