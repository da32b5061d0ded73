import { federalTaxNumber, hasWrongCheckDigit } from '#tax-numbers/german-federal-number.ts'
import type { GermanState } from '#tax-numbers/german-states.ts'

/** `PL526-000-12-46` as `5260001246`: the number alone, without the state before it and whatever stands between. */
export function withoutPrefix(number: string, prefix: string): string {
  const bare = number.replaceAll(/[^A-Za-z0-9+*]/g, '').toUpperCase()
  return bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
}

/**
 * The number under which a country's office files a taxpayer, in the form that its file wants; null where it is not.
 * Germany: the 13 digits of electronic filing, made from the shorter form of the office's letters where the federal state
 * is given or the form is that of one alone.
 */
export function filingNumber(country: string, raw: string, state?: GermanState): string | null {
  if (country !== 'DE') return null
  const found = federalTaxNumber(raw, state)
  return 'number' in found ? found.number : null
}

/** The federal states of which one must be named before the number says whose it is; none where it does. */
export function statesToAsk(country: string, raw: string): readonly GermanState[] {
  const found = country === 'DE' ? federalTaxNumber(raw) : null
  return found && 'states' in found ? found.states : []
}

/** Whether a digit of it is wrong, as far as its form and the chosen state let that be said. */
export const isMistyped = (country: string, raw: string, state?: GermanState): boolean =>
  country === 'DE' && hasWrongCheckDigit(raw, state)
