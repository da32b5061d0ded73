import { dayOf, daysUntil, isDay, type Day } from './calendar.ts'

/**
 * Days until something is due. A day is counted from the agency's day, as the record itself, the reminders and
 * `overdue` count it; an instant, such as an order's expiry, has its day and hour in the reader's zone.
 */
export function daysLeft(
  dueAt: Day | string,
  { now, timeZone, agencyZone }: { now: Date; timeZone: string; agencyZone: string },
): number {
  if (isDay(dueAt)) return daysUntil(dueAt, now, agencyZone)
  return daysUntil(dayOf(new Date(dueAt), timeZone), now, timeZone)
}
