import type { Day } from '#platform/shared/calendar.ts'
import { filingRulesOf } from '#vat/calendar/due-on.ts'
import { readScheme, SCHEME_RULES } from '#vat/calendar/schemes.ts'
import type { Frequency } from '#vat/rates/facts.ts'

/** The rhythms at which a country or scheme takes returns besides the annual one; the usual one first. */
export function rhythmsOf(calendar: string, day: Day): Frequency[] {
  const scheme = readScheme(calendar)
  if (scheme) return [SCHEME_RULES[scheme].frequency]
  const rules = filingRulesOf(calendar, day).filter(({ frequency }) => frequency !== 'YEARLY')
  // A rule with a condition is for those who meet it.
  const usualFirst = rules.toSorted((a, b) => Number(a.when !== null) - Number(b.when !== null))
  return [...new Set(usualFirst.map(({ frequency }) => frequency))]
}
