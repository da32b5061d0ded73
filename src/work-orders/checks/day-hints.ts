import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { daysBetween, type Day } from '#platform/shared/calendar.ts'

/** A birthday or the end of a passport that cannot be, or hardly: mostly a digit or two places exchanged. */
export type DayHint = { path: string } & (
  | { kind: 'bornImpossible' | 'passportTooLong'; day: Day }
  | { kind: 'ageUnusual'; years: number }
)

/** Older than this nobody is; from the lower one on it is worth a look whether the year was read right. */
const OLDEST_YEARS = 110
const UNUSUAL_YEARS = 85
/** Ten years, and the nine months that some states add from the passport before. */
const PASSPORT_DAYS = 10 * 365.25 + 280

/** The passport's own questions only: identity cards may be valid for twenty years or for good. */
const PASSPORT = /passport/i

export function dayHints({ path, field, value }: EvaluatedField, today: Day): DayHint[] {
  if (field.type !== 'date' || typeof value !== 'string') return []
  const day = value as Day
  const names = new Set(field.validators?.map(({ name }) => name))
  if (names.has('minAge')) return birthHint(path, day, today)
  const isPassport = names.has('notExpired') && PASSPORT.test(field.key)
  if (isPassport && daysBetween(today, day) > PASSPORT_DAYS) return [{ path, kind: 'passportTooLong', day }]
  return []
}

function birthHint(path: string, day: Day, today: Day): DayHint[] {
  const years = ageOn(today, day)
  if (years < 0 || years > OLDEST_YEARS) return [{ path, kind: 'bornImpossible', day }]
  return years < 18 || years >= UNUSUAL_YEARS ? [{ path, kind: 'ageUnusual', years }] : []
}

/** Whole years; one that comes before the birthday in its year is not counted. */
function ageOn(today: Day, born: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
