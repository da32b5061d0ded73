import { dayOf, daysBetween, type Day } from '#platform/shared/calendar.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import type { PendingMatterType } from '#pending-matters/contract.ts'

/** Days before the due day; 0 is after it. */
export type ReminderStep = 60 | 30 | 7 | 3 | 1 | 0

const USUAL: readonly ReminderStep[] = [7, 3, 1]

/** An order paid at once expires after two days. What a renewal costs has to be decided on earlier. */
const STEPS: Partial<Record<PendingMatterType, readonly ReminderStep[]>> = {
  PAYMENT: [1],
  RENEWAL: [60, 30, 7],
}

/** How many days before its due day a matter is first reminded of. */
export const FIRST_STEP: ReminderStep = 60

export type Reminded = { type: PendingMatterType; dueAt: string | null; overdue: boolean }

/** The day of a due day or of a due instant. */
export const dueDayOf = (dueAt: string, timeZone: string): Day =>
  dueAt.length === 'YYYY-MM-DD'.length ? dueAt : dayOf(new Date(dueAt), timeZone)

/**
 * The reminder that belongs to a day: the nearest of its days before, usually 7, 3 and 1, or 0 once it is overdue. When
 * days were missed, only the last of them is left to send.
 */
export function stepOn(today: Day, matter: Reminded, timeZone: string): ReminderStep | undefined {
  if (matter.dueAt === null) return undefined
  if (matter.overdue) return 0
  const left = daysBetween(today, dueDayOf(matter.dueAt, timeZone))
  return (STEPS[matter.type] ?? USUAL).findLast((step) => left <= step)
}

const HOUR = 8

/** Whether a reader's morning has come: nobody is reminded at night. */
export function isMorningOver(now: Date, timeZone: string): boolean {
  return Number(formatInstant(now, 'en', 'time', timeZone).slice(0, 2)) >= HOUR
}
