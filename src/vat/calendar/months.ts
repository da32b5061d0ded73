import { addDays, type Day } from '#platform/shared/calendar.ts'

export const yearOf = (day: Day): number => Number(day.slice(0, 4))
/** 1 to 12 */
export const monthOf = (day: Day): number => Number(day.slice(5, 7))

const two = (number: number): string => String(number).padStart(2, '0')

/** The last day of a month; a month outside 1–12 runs into the neighbouring year. */
export function lastDayOfMonth(year: number, month: number): Day {
  const { year: y, month: m } = inYear(year, month + 1)
  return addDays(`${String(y).padStart(4, '0')}-${two(m)}-01`, -1)
}

/** A day of a month, or its last day where the month is shorter. */
export function dayInMonth(year: number, month: number, day: number): Day {
  const last = lastDayOfMonth(year, month)
  return day >= Number(last.slice(8)) ? last : `${last.slice(0, 8)}${two(day)}`
}

export const isLastDayOfMonth = (day: Day): boolean => addDays(day, 1).endsWith('-01')

function inYear(year: number, month: number): { year: number; month: number } {
  return { year: year + Math.floor((month - 1) / 12), month: ((((month - 1) % 12) + 12) % 12) + 1 }
}
