import { addDays, type Day, isWeekend } from '#platform/shared/calendar.ts'
import { easterSunday } from '#platform/shared/easter.ts'
import { yearOf } from './months.ts'

/** Days on which the euro's TARGET system is closed every year. */
const FIXED = new Set(['01-01', '05-01', '12-25', '12-26'])

/** True when the ECB publishes no reference rates: TARGET is closed (ECB, long-term calendar since 2002). */
export function isTargetClosed(day: Day): boolean {
  if (isWeekend(day) || FIXED.has(day.slice(5))) return true
  const easter = easterSunday(yearOf(day))
  return day === addDays(easter, -2) || day === addDays(easter, 1)
}

/** The day itself, or the next day on which the ECB publishes. */
export function publicationDay(day: Day): Day {
  let current = day
  while (isTargetClosed(current)) current = addDays(current, 1)
  return current
}
