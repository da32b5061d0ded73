import type { Day } from '#platform/shared/calendar.ts'
import { isConfirmedOn, type RegisterStanding } from '#tax-numbers/register-standing.ts'

type Days = { first: Day; last: Day }

/**
 * Whether sales of some days to a buyer are others by what a register says now than by what it had said before. Its silence
 * changes nothing. A number that was never confirmed before may count for refunds of earlier sales too.
 */
export function differsIn(
  days: Days,
  before: RegisterStanding | null,
  now: RegisterStanding | undefined,
): boolean {
  if (!now) return false
  if (before === null || before.confirmed !== now.confirmed) return true
  return sinceIn(days, before) !== sinceIn(days, now)
}

/** From which of the days on the number is denied; null: on none of them. */
function sinceIn({ first, last }: Days, standing: RegisterStanding): Day | null {
  if (isConfirmedOn(standing, last)) return null
  const { confirmed, deniedSince } = standing
  return !confirmed || deniedSince === null || deniedSince < first ? first : deniedSince
}
