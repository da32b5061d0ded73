import type { Day } from '#platform/shared/calendar.ts'

/** `2026-03` of a day in it. */
export const monthOf = (day: Day): string => day.slice(0, 7)

export type ClaimFault = 'DAY_IN_FUTURE' | 'MONTH_BEFORE_DOCUMENT' | 'MONTH_IN_FUTURE' | 'TOO_LATE'

/** Whether an older document can be deducted at all differs by state: that is asked of us, not typed in. */
const MOST_YEARS = 4

/** Why a document cannot be declared in a month; undefined: it can. */
export function claimFault(date: Day, month: string, today: Day): ClaimFault | undefined {
  if (date > today) return 'DAY_IN_FUTURE'
  if (month < monthOf(date)) return 'MONTH_BEFORE_DOCUMENT'
  if (month > monthOf(today)) return 'MONTH_IN_FUTURE'
  const latest = `${Number(date.slice(0, 4)) + MOST_YEARS}-12`
  return month > latest ? 'TOO_LATE' : undefined
}
