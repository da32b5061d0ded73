import { dayOf, daysBetween, type Day } from '#platform/shared/calendar.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import type { PendingMatterType } from '#pending-matters/contract.ts'

/** Days before the due day; 0 is after it. */
export const REMINDER_STEPS = [7, 3, 1, 0] as const
export type ReminderStep = (typeof REMINDER_STEPS)[number]

/** When the first reminder comes, where seven days are too early: an order paid at once expires after two. */
const FIRST: Partial<Record<PendingMatterType, ReminderStep>> = { PAYMENT: 1 }

export type Reminded = { type: PendingMatterType; dueAt: string | null; overdue: boolean }

/** The day of a due day or of a due instant. */
export const dueDayOf = (dueAt: string, timeZone: string): Day =>
  dueAt.length === 'YYYY-MM-DD'.length ? dueAt : dayOf(new Date(dueAt), timeZone)

/**
 * The reminder that belongs to a day: the nearest of 7, 3 and 1 days before, or 0 once it is overdue. When days were
 * missed, only the last of them is left to send.
 */
export function stepOn(today: Day, matter: Reminded, timeZone: string): ReminderStep | undefined {
  if (matter.dueAt === null) return undefined
  if (matter.overdue) return 0
  const left = daysBetween(today, dueDayOf(matter.dueAt, timeZone))
  const first = FIRST[matter.type] ?? REMINDER_STEPS[0]
  return REMINDER_STEPS.findLast((step) => step > 0 && left <= step && step <= first)
}

const HOUR = 8

/** Whether a reader's morning has come: nobody is reminded at night. */
export function isMorningOver(now: Date, timeZone: string): boolean {
  return Number(formatInstant(now, 'en', 'time', timeZone).slice(0, 2)) >= HOUR
}
