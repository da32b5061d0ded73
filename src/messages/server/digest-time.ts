import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { formatInstant } from '#platform/shared/day-text.ts'

/** The hour of the reader's day at which the daily mail is sent. */
export const DIGEST_HOUR = 8

const MINUTE_MS = 60_000

/**
 * The daily mail that is due for a reader: for which of their days, and what it may contain: what happened before eight
 * o'clock. Before that hour none is.
 */
export function digestDue(now: Date, timeZone: string): { day: Day; before: Date } | undefined {
  const [hours = 0, minutes = 0] = formatInstant(now, 'en', 'time', timeZone).split(':').map(Number)
  if (hours < DIGEST_HOUR) return undefined
  const minutesSince = (hours - DIGEST_HOUR) * 60 + minutes
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS)
  return { day: dayOf(now, timeZone), before: new Date((thisMinute - minutesSince) * MINUTE_MS) }
}
