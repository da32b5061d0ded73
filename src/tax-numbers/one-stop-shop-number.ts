import { type IdentifierCheck, right, tidy, wrong } from './identifier.ts'
import { checkVatNumber } from './vat-number.ts'

/** Member states of identification by the three digits of ISO 3166-1 in the number. */
const STATES: Readonly<Record<string, string>> = {
  '040': 'AT',
  '056': 'BE',
  '100': 'BG',
  '191': 'HR',
  '196': 'CY',
  '203': 'CZ',
  '208': 'DK',
  '233': 'EE',
  '246': 'FI',
  '250': 'FR',
  '276': 'DE',
  '300': 'GR',
  '348': 'HU',
  '372': 'IE',
  '380': 'IT',
  '428': 'LV',
  '440': 'LT',
  '442': 'LU',
  '470': 'MT',
  '528': 'NL',
  '616': 'PL',
  '620': 'PT',
  '642': 'RO',
  '703': 'SK',
  '705': 'SI',
  '724': 'ES',
  '752': 'SE',
  '900': 'XI',
}

/** How many digits follow the letters of the non-Union scheme (EU) and of the import scheme (IM). */
const DIGITS: Readonly<Record<string, number>> = { EU: 9, IM: 10 }

/**
 * Numbers of the one-stop shops (Regulation (EU) 282/2011 art. 57d, 57e; Directive 2006/112 art. 362, 369q). The Union
 * scheme uses the ordinary VAT number. The Commission has not published the rule of the check digit, the last one, so
 * it is not checked.
 */
export function checkOneStopShopNumber(value: string): IdentifierCheck {
  const text = tidy(value)
  if (text === '') return wrong('', null, 'EMPTY', 'ossEmpty')
  const scheme = text.slice(0, 2)
  if (scheme === 'IN') return wrong(text, null, 'OTHER_KIND', 'ossIntermediary')
  const wanted = DIGITS[scheme]
  if (wanted === undefined) return checkVatNumber(text)
  const digits = text.slice(2)
  if (!/^\d+$/.test(digits) || digits.length !== wanted)
    return wrong(text, null, /^\d*$/.test(digits) ? 'LENGTH' : 'CHARACTERS', 'ossDigits', {
      letters: scheme,
      digits: wanted,
      example: EXAMPLES[scheme] ?? '',
    })
  const country = STATES[digits.slice(0, 3)]
  return country
    ? right(text, country)
    : wrong(text, null, 'UNKNOWN_COUNTRY', 'ossUnknownCountry', { letters: scheme })
}

/**
 * The member state of identification of a registration with a one-stop shop: its number says it, while the service that
 * obtained the number belongs to the whole Union (`EU`), which stays where the number is not known.
 */
export const identifiedIn = ({ number, country }: { number: string | null; country: string }): string =>
  checkOneStopShopNumber(number ?? '').country ?? country

/** The state of identification of an IOSS number such as `IM2760000001`; null if it names none. */
export function issuerOfIoss(number: string): string | null {
  const numeric = /^IM(\d{3})\d{7}$/.exec(number)?.[1]
  return numeric === undefined ? null : (STATES[numeric] ?? null)
}

const EXAMPLES: Readonly<Record<string, string>> = { EU: 'EU372022452', IM: 'IM0405260181' }
