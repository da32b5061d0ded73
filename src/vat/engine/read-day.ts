import { type Day, isDay } from '#platform/shared/calendar.ts'

const two = (part: string): string => part.padStart(2, '0')

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/

/**
 * A day as spreadsheets write it, as an ISO date. `null` if it is not a day, or may be two: 03/04/2026 is a different
 * day in Berlin and in New York. With points or dashes the day comes first everywhere.
 */
export function readDay(text: string): Day | 'AMBIGUOUS' | null {
  const plain = text.normalize('NFKC').trim()
  const [, year, month, day] = YEAR_FIRST.exec(plain) ?? []
  if (year && month && day) return existing(year, month, day)
  const [, first = '', sign, second = '', last = ''] = DAY_FIRST.exec(plain) ?? []
  if (sign === undefined) return null
  if (sign !== '/' || first === second || Number(first) > 12) return existing(last, second, first)
  return Number(second) > 12 ? existing(last, first, second) : 'AMBIGUOUS'
}

function existing(year: string, month: string, day: string): Day | null {
  const read = `${year}-${two(month)}-${two(day)}`
  return isDay(read) ? read : null
}
