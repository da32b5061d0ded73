/** Member states and neighbours with a currency of their own; everywhere else it is the euro. */
const NATIONAL: Readonly<Record<string, string>> = {
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
}

/** The currency in which most documents of a state are written, as a start. */
export const usualCurrency = (country: string): string => NATIONAL[country] ?? 'EUR'
