import { isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { type IdentifierCheck, type IdentifierFault, right, tidy, wrong } from './identifier.ts'
import type { NumberReasonKey } from './number-reasons.ts'

const IBAN_FAULTS: ReadonlyMap<ValidationErrorsIBAN, [IdentifierFault, NumberReasonKey]> = new Map([
  [ValidationErrorsIBAN.NoIBANCountry, ['UNKNOWN_COUNTRY', 'ibanUnknownCountry']],
  [ValidationErrorsIBAN.WrongBBANLength, ['LENGTH', 'ibanLength']],
  [ValidationErrorsIBAN.WrongBBANFormat, ['FORM', 'ibanForm']],
])

const IBAN_MISTYPED: [IdentifierFault, NumberReasonKey] = ['CHECK_DIGITS', 'ibanCheckDigits']

/** ISO 13616, and the bank's own check digits in countries that have them (ibantools). */
export function checkIban(value: string): IdentifierCheck {
  const normalised = tidy(value).replace(/^IBAN(?=[A-Z]{2})/, '')
  if (normalised === '') return wrong('', null, 'EMPTY', 'ibanEmpty')
  const { valid, errorCodes } = validateIBAN(normalised)
  const country = /^[A-Z]{2}/.exec(normalised)?.[0] ?? null
  if (valid) return right(normalised, country)
  const known = [...IBAN_FAULTS].find(([code]) => errorCodes.includes(code))?.[1]
  const [code, key] = known ?? IBAN_MISTYPED
  return wrong(normalised, code === 'UNKNOWN_COUNTRY' ? null : country, code, key)
}

/** ISO 9362: bank, country, place, and the branch, if any. */
export function checkBic(value: string): IdentifierCheck {
  const normalised = tidy(value)
  if (normalised === '') return wrong('', null, 'EMPTY', 'bicEmpty')
  if (isValidBIC(normalised)) return right(normalised, normalised.slice(4, 6))
  const isRightLength = normalised.length === 8 || normalised.length === 11
  return isRightLength
    ? wrong(normalised, null, 'FORM', 'bicForm')
    : wrong(normalised, null, 'LENGTH', 'bicLength', { length: normalised.length })
}
