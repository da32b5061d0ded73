import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { vatLawsText } from './vat-laws.text.ts'

/** The states whose own acts are cited; for the other members the directive is. */
const CITED = ['DE', 'FR', 'IT', 'ES', 'PL', 'CZ', 'GB', 'AT', 'NL', 'BE', 'SE', 'IE', 'CH', 'NO'] as const
type Cited = (typeof CITED)[number]

const isCited = (country: string): country is Cited => CITED.some((cited) => cited === country)

/** The key of the law; undefined where we cite none, and the sources of the data are shown alone. */
export function lawOf(country: string, kind: 'rates' | 'filing'): keyof typeof vatLawsText | undefined {
  const laws = isCited(country) ? country : EU_STATES.has(country) ? 'EU' : undefined
  if (!laws) return undefined
  return kind === 'rates' ? `rates_${laws}` : `filing_${laws}`
}
