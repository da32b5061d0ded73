import { isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { type IdentifierCheck, type IdentifierFault, right, tidy, wrong } from './identifier.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

const IBAN_FAULTS: ReadonlyMap<ValidationErrorsIBAN, [IdentifierFault, LocalText]> = new Map([
  [
    ValidationErrorsIBAN.NoIBANCountry,
    [
      'UNKNOWN_COUNTRY',
      {
        en: 'An IBAN starts with the code of a country that uses IBANs, such as DE or GB. Accounts in mainland China do not have one.',
        zh: 'IBAN以采用IBAN的国家代码开头，如DE、GB；中国大陆的账户没有IBAN。',
      },
    ],
  ],
  [
    ValidationErrorsIBAN.WrongBBANLength,
    [
      'LENGTH',
      { en: 'This IBAN does not have the right length for its country.', zh: '该IBAN的位数与所属国家不符。' },
    ],
  ],
  [
    ValidationErrorsIBAN.WrongBBANFormat,
    [
      'FORM',
      {
        en: 'The letters and digits of this IBAN are not in the order its country uses.',
        zh: '该IBAN的字母与数字位置与所属国家的格式不符。',
      },
    ],
  ],
])

const IBAN_MISTYPED: [IdentifierFault, LocalText] = [
  'CHECK_DIGITS',
  {
    en: 'The check digits of this IBAN do not match. Check for a wrong or swapped digit.',
    zh: '该IBAN校验未通过，请检查是否有数字输错或颠倒。',
  },
]

/** ISO 13616, and the bank's own check digits in countries that have them (ibantools). */
export function checkIban(value: string): IdentifierCheck {
  const normalised = tidy(value).replace(/^IBAN(?=[A-Z]{2})/, '')
  if (normalised === '') return wrong('', null, 'EMPTY', { en: 'Enter the IBAN.', zh: '请填写IBAN。' })
  const { valid, errorCodes } = validateIBAN(normalised)
  const country = /^[A-Z]{2}/.exec(normalised)?.[0] ?? null
  if (valid) return right(normalised, country)
  const known = [...IBAN_FAULTS].find(([code]) => errorCodes.includes(code))?.[1]
  const [code, text] = known ?? IBAN_MISTYPED
  return wrong(normalised, code === 'UNKNOWN_COUNTRY' ? null : country, code, text)
}

/** ISO 9362: bank, country, place, and the branch, if any. */
export function checkBic(value: string): IdentifierCheck {
  const normalised = tidy(value)
  if (normalised === '') return wrong('', null, 'EMPTY', { en: 'Enter the BIC.', zh: '请填写BIC。' })
  if (isValidBIC(normalised)) return right(normalised, normalised.slice(4, 6))
  const isRightLength = normalised.length === 8 || normalised.length === 11
  return isRightLength
    ? wrong(normalised, null, 'FORM', {
        en: 'A BIC has four letters for the bank, two for the country, and two or five more characters, such as DEUTDEFF.',
        zh: 'BIC由4位银行代码、2位国家代码及2或5位字符组成，如DEUTDEFF。',
      })
    : wrong(normalised, null, 'LENGTH', {
        en: `A BIC has 8 or 11 characters, such as DEUTDEFF; this one has ${normalised.length}.`,
        zh: `BIC应为8或11位，如DEUTDEFF，当前为${normalised.length}位。`,
      })
}
