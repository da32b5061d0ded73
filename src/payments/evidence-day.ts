import { dayOf, type Day } from '#platform/shared/calendar.ts'

const MORNING_MS = 9 * 3_600_000

/**
 * The last whole day of the agency on which evidence can still be submitted. Banks count to the end of a day of another zone:
 * where that is in our small hours, nobody works on the day that has only just begun.
 */
export const evidenceDay = (dueAt: Date, timeZone: string): Day =>
  dayOf(new Date(dueAt.getTime() - MORNING_MS), timeZone)
