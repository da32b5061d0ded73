import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { Turn } from './states.ts'
import { supplementHolder, type SupplementStatus } from './supplements.ts'

/** So many days before the authority's own, a letter is the agency's again, whatever the seller still owes. */
export const LETTER_DAYS_KEPT = 3

/**
 * Whether a letter waits for the end of a hold: whoever put the work order on hold knew of it, and its day is not near. One
 * that came in since then, nobody decided to leave.
 */
export function waitsForHold(
  heldSince: Date | null,
  { letterDay, letterSince }: { letterDay: Day | null; letterSince: Date | null },
  today: Day,
): boolean {
  if (heldSince === null || letterSince === null || letterSince > heldSince) return false
  return letterDay === null || today < addDays(letterDay, -LETTER_DAYS_KEPT)
}

type Papers = { status: SupplementStatus; dueAt: Day | null; askedAt: Date }

/**
 * Whether a letter waits for the seller: papers were asked since it came in, and neither the seller's day has passed nor is
 * the authority's near. A letter of which nobody asked anything waits for nobody, and neither does one without any day.
 */
export function waitsForSeller(
  turn: Turn,
  letter: { letterDay: Day | null; letterSince: Date | null },
  { supplements, today }: { supplements: readonly Papers[]; today: Day },
): boolean {
  const { letterDay, letterSince } = letter
  if (turn !== 'seller' || letterSince === null) return false
  const asked = supplements.filter(
    ({ status, askedAt }) => supplementHolder(status) === 'seller' && askedAt >= letterSince,
  )
  if (asked.length === 0) return false
  const agencysFrom = asked.flatMap(({ dueAt }) => (dueAt === null ? [] : [addDays(dueAt, 1)]))
  if (letterDay !== null) agencysFrom.push(addDays(letterDay, -LETTER_DAYS_KEPT))
  return agencysFrom.length > 0 && agencysFrom.every((day) => today < day)
}
