import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { FilingRule, Frequency } from '#vat/rates/facts.ts'
import { normaliseCountry } from '#vat/rates/tax-country.ts'
import { filingRulesOf, nominalDue } from './due-on.ts'
import { periodEnds, periodStart } from './periods.ts'
import { shifted } from './working-day.ts'

export type NextDue = {
  frequency: Frequency
  periodFrom: Day
  periodEnd: Day
  nominal: Day
  shifted: Day
  rule: FilingRule
}

/** No return is due later than this after the end of its period. */
const LONGEST_WAIT = 400

/** For each frequency and form of a state the next return due, on the day itself or later; soonest first. */
export function nextDueDates(country: string, day: Day): NextDue[] {
  return filingRulesOf(country, day)
    .flatMap((rule) => nextOf(rule, day, normaliseCountry(country)) ?? [])
    .toSorted((a, b) => (a.shifted < b.shifted ? -1 : a.shifted > b.shifted ? 1 : 0))
}

function nextOf(rule: FilingRule, day: Day, country: string): NextDue | undefined {
  for (const periodEnd of periodEnds(
    rule.frequency,
    addDays(day, -LONGEST_WAIT),
    addDays(day, LONGEST_WAIT),
  )) {
    const nominal = nominalDue(rule, periodEnd)
    if (!nominal) continue
    const due = shifted(nominal, rule.due.shift, country)
    if (due < day) continue
    const periodFrom = periodStart(rule.frequency, periodEnd)
    return { frequency: rule.frequency, periodFrom, periodEnd, nominal, shifted: due, rule }
  }
  return undefined
}
