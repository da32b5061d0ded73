import { checkGermanTaxNumber } from '#tax-numbers/german-tax-number.ts'

/** `PL526-000-12-46` as `5260001246`: the number alone, without the state before it and whatever stands between. */
export function withoutPrefix(number: string, prefix: string): string {
  const bare = number.replaceAll(/[^A-Za-z0-9+*]/g, '').toUpperCase()
  return bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
}

const FEDERAL_LENGTH = 13

/**
 * The number under which a country's office files a taxpayer, in the form that its file wants; null where it is not.
 * Germany: the 13 digits of electronic filing, not the shorter form of the office's letters.
 */
export function filingNumber(country: string, raw: string): string | null {
  if (country !== 'DE') return null
  const { valid, normalised } = checkGermanTaxNumber(raw)
  return valid && normalised.length === FEDERAL_LENGTH ? normalised : null
}
