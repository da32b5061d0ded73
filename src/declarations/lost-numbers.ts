import type { Day } from '#platform/shared/calendar.ts'
import { isConfirmedOn, standingOf } from '#tax-numbers/register-standing.ts'

/** What a register said about a VAT number on a day. */
export type RegisterAnswer = { number: string; valid: boolean; day: Day }

/**
 * Numbers that their register does not confirm for a period that ends on `to`, each since the day on which it first said so.
 * One that it still confirmed on the last day, or lost only after it, was in force for the period.
 */
export function lostNumbers(answers: readonly RegisterAnswer[], to: Day): { number: string; since: Day }[] {
  return [...Map.groupBy(answers, ({ number }) => number)].toSorted().flatMap(([number, said]) => {
    const standing = standingOf(said)
    if (!standing || standing.deniedSince === null || isConfirmedOn(standing, to)) return []
    return [{ number, since: standing.deniedSince }]
  })
}
