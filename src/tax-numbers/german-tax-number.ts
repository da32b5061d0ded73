import { fitsGermanCheckDigit } from './german-check-digit.ts'
import { type IdentifierCheck, right, tidy, wrong } from './identifier.ts'

/** The first digits of the 13-digit form, by federal state (ELSTER, Aufbau der Steuernummern). */
const FEDERAL = /^(?:28|9|11|30|24|22|26|40|23|5|27|10|32|31|21|41)/

/**
 * Steuernummer: 10 or 11 digits as in letters of the tax office (`21/815/08150`), or 13 as in electronic filing, whose
 * fifth digit is always 0. The check digit follows a rule of the federal state, which only the 13 digits name.
 */
export function checkGermanTaxNumber(value: string): IdentifierCheck {
  const digits = tidy(value)
  if (digits === '') return wrong('', 'DE', 'EMPTY', 'germanEmpty')
  if (/^DE\d{9}$/.test(digits)) return wrong(digits, 'DE', 'OTHER_KIND', 'germanVatNumber')
  if (!/^\d+$/.test(digits)) return wrong(digits, 'DE', 'CHARACTERS', 'germanCharacters')
  if (![10, 11, 13].includes(digits.length))
    return wrong(digits, 'DE', 'LENGTH', 'germanLength', { length: digits.length })
  const isFederal = digits.length === 13
  if (/^0+$/.test(digits) || (isFederal && !(FEDERAL.test(digits) && digits.charAt(4) === '0')))
    return wrong(digits, 'DE', 'FORM', 'germanForm')
  if (isFederal && !fitsGermanCheckDigit(digits))
    return wrong(digits, 'DE', 'CHECK_DIGITS', 'germanCheckDigits')
  return right(digits, 'DE')
}
