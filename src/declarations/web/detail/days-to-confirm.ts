import { dayOf, daysUntil } from '#platform/shared/calendar.ts'

/**
 * Days until the moment by which a return must be confirmed, counted from the day in the agency's zone, as the pending
 * matter, the reminders and the calendar count that day; null when the moment has passed.
 */
export function daysToConfirm(until: Date, now: Date, agencyZone: string): number | null {
  return until < now ? null : daysUntil(dayOf(until, agencyZone), now, agencyZone)
}
