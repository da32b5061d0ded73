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
  if (text === '') return wrong('', null, 'EMPTY', 'eoriEmpty')
  const expected = country === undefined ? undefined : (SPELLINGS[tidy(country)] ?? tidy(country))
  const bare = expected !== undefined && EORI_COUNTRIES.has(expected) && /^\d/.test(text)
  const letters = bare ? expected : (SPELLINGS[text.slice(0, 2)] ?? text.slice(0, 2))
  const number = bare ? text : text.slice(2)
  const normalised = letters + number
  if (!EORI_COUNTRIES.has(letters)) return wrong(text, null, 'UNKNOWN_COUNTRY', 'eoriUnknownCountry')
  if (expected !== undefined && letters !== expected)
    return wrong(normalised, letters, 'OTHER_COUNTRY', 'eoriOtherCountry', {
      letters,
      expectedLetters: expected,
    })
  const isBritish = BRITISH.includes(letters)
  if (isBritish ? /^\d{12}$/.test(number) : /^[A-Z0-9]{1,15}$/.test(number)) return right(normalised, letters)
  return isBritish
    ? wrong(normalised, letters, 'FORM', 'eoriBritish', { letters })
    : wrong(normalised, letters, 'FORM', 'eoriForm')
}
