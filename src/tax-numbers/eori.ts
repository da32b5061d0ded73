import { type IdentifierCheck, right, tidy, wrong } from './identifier.ts'

/**
 * Form only (Delegated Regulation (EU) 2015/2446 annex B, data element 3/1; HMRC for GB and XI): only the customs
 * authorities know whether it was issued.
 */

const STATES = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** EORI numbers use ISO codes, so GR for Greece and not EL. */
const SPELLINGS: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }
const BRITISH = ['GB', 'XI']
const SPACES = /[\s\p{Cc}\p{Cf}]/gu

const EORI_COUNTRIES: ReadonlySet<string> = new Set([...STATES, ...BRITISH])

/** @param country whose customs issued it, if known: its letters may then be missing */
export function checkEori(value: string, country?: string): IdentifierCheck {
  // Only spaces are removed: no country's numbers contain a hyphen, so one shows that something else was meant.
  const text = tidy(value, SPACES)
  if (text === '') return wrong('', null, 'EMPTY', { en: 'Enter the EORI number.', zh: '请填写EORI号。' })
  const expected = country === undefined ? undefined : (SPELLINGS[tidy(country)] ?? tidy(country))
  const bare = expected !== undefined && EORI_COUNTRIES.has(expected) && /^\d/.test(text)
  const letters = bare ? expected : (SPELLINGS[text.slice(0, 2)] ?? text.slice(0, 2))
  const number = bare ? text : text.slice(2)
  const normalised = letters + number
  if (!EORI_COUNTRIES.has(letters))
    return wrong(text, null, 'UNKNOWN_COUNTRY', {
      en: 'An EORI number starts with the code of an EU country, GB or XI, such as DE1234567.',
      zh: 'EORI号应以欧盟国家代码或GB、XI开头，如DE1234567。',
    })
  if (expected !== undefined && letters !== expected)
    return wrong(normalised, letters, 'OTHER_COUNTRY', {
      en: `This EORI number was issued by ${letters}. Please enter one from ${expected}.`,
      zh: `该EORI号由${letters}签发，此处需填写${expected}的号码。`,
    })
  const isBritish = BRITISH.includes(letters)
  if (isBritish ? /^\d{12}$/.test(number) : /^[A-Z0-9]{1,15}$/.test(number)) return right(normalised, letters)
  return wrong(
    normalised,
    letters,
    'FORM',
    isBritish
      ? {
          en: `An EORI number of ${letters} has 12 digits after the letters, such as ${letters}123456789000.`,
          zh: `${letters}的EORI号在字母后有12位数字，如${letters}123456789000。`,
        }
      : {
          en: 'After the two letters, an EORI number has only 1 to 15 letters and digits.',
          zh: 'EORI号在国家代码之后仅含1至15位字母或数字。',
        },
  )
}
