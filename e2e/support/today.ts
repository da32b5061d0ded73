import { dayOf } from '#platform/shared/calendar.ts'

/** The day in the calendar of the demo's agency, which is the next one shortly before midnight in UTC. */
export const agencyToday = (): string => dayOf(new Date(), 'Europe/Berlin')
