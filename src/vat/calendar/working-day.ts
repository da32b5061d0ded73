import { addDays, type Day, isWeekend } from '#platform/shared/calendar.ts'
import type { Shift } from '#vat/rates/facts.ts'

/**
 * Public holidays of a place, by day. None are stored yet: states differ, and a wrong holiday would suggest that there
 * is still time. The caller passes those it knows.
 */
export type Holidays = ReadonlySet<Day>
export const NO_HOLIDAYS: Holidays = new Set()

const isFree = (day: Day, holidays: Holidays): boolean => isWeekend(day) || holidays.has(day)

/** The day itself, or the working day that replaces it under the state's rule. */
export function shifted(day: Day, shift: Shift, holidays: Holidays = NO_HOLIDAYS): Day {
  if (shift === 'NONE' || !isFree(day, holidays)) return day
  return shifted(addDays(day, shift === 'NEXT' ? 1 : -1), shift, holidays)
}
