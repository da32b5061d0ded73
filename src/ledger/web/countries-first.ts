import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { LEDGER_COUNTRIES } from '../kinds-in-country.ts'

/** Those in which the company has a VAT number, then the others, each by name. */
export function countriesFirst(registered: readonly string[], lang: Lang): string[] {
  const rank = (state: string) => (registered.includes(state) ? 0 : 1)
  return LEDGER_COUNTRIES.toSorted(
    (a, b) => rank(a) - rank(b) || countryName(a, lang).localeCompare(countryName(b, lang), lang),
  )
}
