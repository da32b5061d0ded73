import type { Day } from '#platform/shared/calendar.ts'

/** What a register said about a VAT number on a day. */
export type RegisterAnswer = { number: string; valid: boolean; day: Day }

/**
 * Numbers that their register does not confirm for a period that ends on `to`, each since the day on which it first said so.
 * One that it still confirmed on the last day, or lost only after it, was in force for the period.
 */
export function lostNumbers(answers: readonly RegisterAnswer[], to: Day): { number: string; since: Day }[] {
  return [...Map.groupBy(answers, ({ number }) => number)].toSorted().flatMap(([number, said]) => {
    const inOrder = said.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    const lastValid = inOrder.findLastIndex(({ valid }) => valid)
    const since = inOrder[lastValid + 1]?.day
    // What was never confirmed was not in force either, as far as anybody can say.
    return since !== undefined && (lastValid < 0 || since <= to) ? [{ number, since }] : []
  })
}
