import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { RegisterAnswer } from './lost-numbers.ts'

/** A number may be taken off a register any day, and put on again soon after. */
const DAYS_OF_A_YES = 28
const DAYS_OF_A_NO = 7

/**
 * Which VAT numbers behind a return a register is to be asked about today: those without an answer, and those whose last
 * answer is old. Each once, in order.
 */
export function numbersToAsk(
  numbers: readonly string[],
  answers: readonly RegisterAnswer[],
  today: Day,
): string[] {
  const byNumber = Map.groupBy(answers, ({ number }) => number)
  return [...new Set(numbers)].toSorted().filter((number) => {
    const said = byNumber.get(number)?.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    const last = said?.at(-1)
    return !last || addDays(last.day, last.valid ? DAYS_OF_A_YES : DAYS_OF_A_NO) <= today
  })
}
