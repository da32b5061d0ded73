import { dayOf, type Day } from '#platform/shared/calendar.ts'

/** The hour of the reader's day at which the daily mail is sent. */
export const DIGEST_HOUR = 8

const formats = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/**
 * The daily mail that is due for a reader: for which of their days, and what it may contain: what happened before eight
 * o'clock. Before that hour none is.
 */
export function digestDue(now: Date, timeZone: string): { day: Day; before: Date } | undefined {
  const [hours = 0, minutes = 0, seconds = 0] = clockOf(timeZone).format(now).split(':').map(Number)
  if (hours < DIGEST_HOUR) return undefined
  const sinceThen = ((hours - DIGEST_HOUR) * 60 + minutes) * 60 + seconds
  const before = new Date(Math.floor(now.getTime() / 1_000) * 1_000 - sinceThen * 1_000)
  return { day: dayOf(now, timeZone), before }
}
