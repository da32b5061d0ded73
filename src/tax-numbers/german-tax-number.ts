import { type IdentifierCheck, right, tidy, wrong } from './identifier.ts'

/** The first digits of the 13-digit form, by federal state (ELSTER, Aufbau der Steuernummern). */
const FEDERAL = /^(?:28|9|11|30|24|22|26|40|23|5|27|10|32|31|21|41)/

/**
 * Steuernummer: 10 or 11 digits as in letters of the tax office (`21/815/08150`), or 13 as in electronic filing, whose
 * fifth digit is always 0. Its check digit follows sixteen rules of the federal states and is not checked.
 */
export function checkGermanTaxNumber(value: string): IdentifierCheck {
  const digits = tidy(value)
  if (digits === '')
    return wrong('', 'DE', 'EMPTY', { en: 'Enter the tax number.', zh: '请填写税号（Steuernummer）。' })
  if (/^DE\d{9}$/.test(digits))
    return wrong(digits, 'DE', 'OTHER_KIND', {
      en: 'This is a VAT number. The tax number (Steuernummer) is the one with slashes on letters from the tax office.',
      zh: '这是VAT税号。请填写税务局来函上带斜线的税号（Steuernummer）。',
    })
  if (!/^\d+$/.test(digits))
    return wrong(digits, 'DE', 'CHARACTERS', {
      en: 'A German tax number has only digits, with or without slashes.',
      zh: '德国税号仅由数字组成，可带斜线。',
    })
  if (![10, 11, 13].includes(digits.length))
    return wrong(digits, 'DE', 'LENGTH', {
      en: `A German tax number has 10, 11 or 13 digits; this one has ${digits.length}.`,
      zh: `德国税号应为10、11或13位数字，当前为${digits.length}位。`,
    })
  const isFederal = digits.length === 13
  if (/^0+$/.test(digits) || (isFederal && !(FEDERAL.test(digits) && digits.charAt(4) === '0')))
    return wrong(digits, 'DE', 'FORM', {
      en: 'A 13-digit tax number starts with the code of a federal state, and its fifth digit is 0, such as 1121081508150.',
      zh: '13位税号以联邦州代码开头，且第5位为0，如1121081508150。',
    })
  return right(digits, 'DE')
}
