/** The countries whose registration the page explains, the most popular first. */
export const EXPLAINED_COUNTRIES = [
  'DE',
  'FR',
  'IT',
  'ES',
  'PL',
  'CZ',
  'GB',
  'AT',
  'NL',
  'BE',
  'SE',
  'IE',
] as const
export type ExplainedCountry = (typeof EXPLAINED_COUNTRIES)[number]

/** The other countries with tax data. */
export const OTHER_COUNTRIES = [
  'BG',
  'CH',
  'CY',
  'DK',
  'EE',
  'FI',
  'GR',
  'HR',
  'HU',
  'LT',
  'LU',
  'LV',
  'MT',
  'NO',
  'PT',
  'RO',
  'SI',
  'SK',
] as const

export const VAT_COUNTRIES = [...EXPLAINED_COUNTRIES, ...OTHER_COUNTRIES] as const
export type VatCountry = (typeof VAT_COUNTRIES)[number]

export function isExplained(country: VatCountry): country is ExplainedCountry {
  return EXPLAINED_COUNTRIES.some((known) => known === country)
}
