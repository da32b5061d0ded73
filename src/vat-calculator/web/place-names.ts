import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { calculatorText } from './calculator.text.ts'
import type { Translate } from '#platform/web/text.ts'

type T = Translate<typeof calculatorText>

/** The countries where most sellers' goods are stored or sent. */
const USUAL = [
  'DE',
  'FR',
  'IT',
  'ES',
  'PL',
  'CZ',
  'NL',
  'BE',
  'AT',
  'SE',
  'IE',
  'GB',
  'XI',
  'CN',
  'HK',
  'US',
  'CH',
  'NO',
]

/** Without Northern Ireland, which has its own VAT on goods and no ISO code. */
export function placeName(code: string, lang: Lang, t: T): string {
  return code === 'XI' ? t('northernIreland') : /^[A-Z]{2}$/.test(code) ? countryName(code, lang) : code
}

export function placeOptions(lang: Lang, t: T) {
  const others = COUNTRY_CODES.filter((code) => !USUAL.includes(code))
    .map((value) => ({ value, label: placeName(value, lang, t) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  return [...USUAL.map((value) => ({ value, label: placeName(value, lang, t) })), ...others]
}
