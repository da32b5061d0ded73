import type { Day } from '#platform/shared/calendar.ts'
import { authoritiesIn, type Authority } from './find-authorities.ts'
import { daysOfLetter, replyDays } from './find-days.ts'
import { namesIn } from './find-names.ts'
import { numbersIn, referencesIn, workOrderNumbers } from './find-numbers.ts'
import { linesOf, type Found } from './lines.ts'

/** What a letter's own text says of where it belongs. Names and numbers are keys, to be compared with what we have. */
export type Hints = {
  workOrders: Found<string>[]
  numbers: Found<string>[]
  names: Found<string>[]
  authorities: Found<Authority>[]
  references: Found<string>[]
  dated: Found<Day>[]
  replyBy: Found<Day>[]
}

export function findHints(pages: readonly { page: number; text: string }[], today: Day): Hints {
  const lines = linesOf(pages)
  return {
    workOrders: workOrderNumbers(lines),
    numbers: numbersIn(lines),
    names: namesIn(lines),
    authorities: authoritiesIn(lines),
    references: referencesIn(lines),
    dated: daysOfLetter(lines, today),
    replyBy: replyDays(lines),
  }
}
