import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { placeOf, stateName } from '#vat/engine/place.ts'

/** Common spellings that no list of names contains. */
const EVERYDAY: Readonly<Record<string, string>> = {
  china: 'CN',
  中国: 'CN',
  prc: 'CN',
  england: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  'northern ireland': 'XI',
  北爱尔兰: 'XI',
  'czech republic': 'CZ',
  holland: 'NL',
  usa: 'US',
  'united states of america': 'US',
  'hong kong': 'HK',
  香港: 'HK',
}

let names: Map<string, string> | undefined

function codeByName(): Map<string, string> {
  names ??= new Map([
    ...COUNTRY_CODES.flatMap((code) => [
      [countryName(code, 'en').toLowerCase(), code] as const,
      [countryName(code, 'zh'), code] as const,
      [stateName(code).zh, code] as const,
    ]),
    ...Object.entries(EVERYDAY),
  ])
  return names
}

/** A country by its code or its name in English or Chinese, as an engine code; `null` if there is none. */
export function readCountry(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  if (placeOf(plain, null)) return plain.toUpperCase()
  return codeByName().get(plain.toLowerCase()) ?? null
}
