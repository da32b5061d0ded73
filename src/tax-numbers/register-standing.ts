import type { Day } from '#platform/shared/calendar.ts'

/** What all answers of a register about a VAT number come to. A number without an answer has none. */
export type RegisterStanding = {
  /** Whether the register ever confirmed it */
  confirmed: boolean
  /** The first day since its last confirmation on which the register denied it */
  deniedSince: Day | null
}

/** What a register said about one number on a day. */
type Answer = { valid: boolean; day: Day }

/** @param answers in any order; of one day in the order in which they came. null: there is none */
export function standingOf(answers: readonly Answer[]): RegisterStanding | null {
  if (answers.length === 0) return null
  const inOrder = answers.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const lastYes = inOrder.findLastIndex(({ valid }) => valid)
  return { confirmed: lastYes >= 0, deniedSince: inOrder[lastYes + 1]?.day ?? null }
}

/**
 * The answer that proves how a number stood on a day: the last yes until then, else the first one after it; of a number that
 * was not in force the first no since. null: nothing was answered
 */
export function proofOf<T extends Answer>(answers: readonly T[], day: Day): T | null {
  const standing = standingOf(answers)
  if (!standing) return null
  const inOrder = answers.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  if (!isConfirmedOn(standing, day))
    return inOrder.find((one) => !one.valid && one.day === standing.deniedSince) ?? null
  const yes = inOrder.filter(({ valid }) => valid)
  return yes.findLast((one) => one.day <= day) ?? yes[0] ?? null
}

/**
 * Whether the number was in force on a day, as far as a register can say that answers about today alone: until the day on
 * which it is denied. Authorities enter numbers late and with effect for the past, so a later yes speaks for all days
 * before it; what was never confirmed was in force on none (Directive 2006/112 art. 138(1)(b)).
 */
export const isConfirmedOn = ({ confirmed, deniedSince }: RegisterStanding, day: Day): boolean =>
  confirmed && (deniedSince === null || day < deniedSince)
