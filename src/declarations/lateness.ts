import { daysBetween, type Day } from '#platform/shared/calendar.ts'
import type { FilingStatus } from './declaration.ts'
import type { Holder } from './whose-turn.ts'

/** How late a declaration is, and for whom it waits. Its status says why. */
export type Lateness = { days: number; turn: Holder }

type Known = { status: FilingStatus; dueAt: Day | null; turn: Holder }

/** Null: it is in time, with the authority or through, or no day is known. */
export function latenessOf({ status, dueAt, turn }: Known, today: Day): Lateness | null {
  if (dueAt === null || dueAt >= today || status === 'FILED' || status === 'ACCEPTED') return null
  return { days: daysBetween(dueAt, today), turn }
}
