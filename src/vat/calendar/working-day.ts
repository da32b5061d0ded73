import { addDays, type Day, isWeekend, type Rests } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import type { Shift } from '#vat/rates/facts.ts'

/**
 * The working day that replaces a due day under the state's rule; the day itself where it is one. Public holidays count only where
 * they bring it forward (the last working day of a month): regions have some of their own, and a day that was put off
 * by a holiday which the office does not have would be late.
 */
export const shifted = (day: Day, shift: Shift, country: string): Day =>
  movedFrom(day, shift, shift === 'PREVIOUS' ? restingIn(country) : isWeekend)

/** By the days of rest that the caller knows. */
export function movedFrom(day: Day, shift: Shift, rests: Rests): Day {
  if (shift === 'NONE' || !rests(day)) return day
  return movedFrom(addDays(day, shift === 'NEXT' ? 1 : -1), shift, rests)
}
