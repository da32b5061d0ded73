import type { Day } from '#platform/shared/calendar.ts'
import type { CurrencyPeriod } from './facts.ts'
import { factsOf } from './tax-country.ts'

/** The currency of a state on a day: BGN in Bulgaria until 2025, EUR afterwards. `undefined` for an unknown state. */
export function currencyOn(country: string, day: Day): CurrencyPeriod | undefined {
  return factsOf(country)?.currencies.find(
    ({ from, until }) => (from === null || from <= day) && (until === null || day <= until),
  )
}
