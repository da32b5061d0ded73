import { addDays, type Day } from '#platform/shared/calendar.ts'

/** Amazon has the report of a month ready on this day of the next. */
const READY_DAY = 3
/** As many months as the page shows. */
const MOST_MONTHS = 12

/** `2026-10` → `2026-11`. */
export const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7)

/** `2026-10` → `2026-09`. */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)

export const lastDayOf = (month: string): Day => addDays(`${monthAfter(month)}-01`, -1)

/**
 * The months whose sales the company's returns need and whose report can exist: from the first month that a return
 * covers to the last that is ready, at most the last twelve.
 */
export function monthsNeeded({ from, today }: { from: Day; today: Day }): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); readyOn(month) <= today; month = monthAfter(month)) months.push(month)
  return months.slice(-MOST_MONTHS)
}

const readyOn = (month: string): Day => `${monthAfter(month)}-${String(READY_DAY).padStart(2, '0')}`
