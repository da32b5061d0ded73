import { type IdentifierCheck, type IdentifierFault, right, tidy, wrong } from './identifier.ts'
import type { NumberReasonKey, NumberReasonParams } from './number-reasons.ts'
import { VAT_NUMBER_RULES, type VatNumberRule } from './vat-number-rules.ts'

const byPrefix = new Map(VAT_NUMBER_RULES.map((rule) => [rule.prefix, rule]))
const byCountry = new Map(VAT_NUMBER_RULES.map((rule) => [rule.country, rule]))

/** Other spellings of a country, and states whose traders are registered in a neighbour's VAT system. */
const COUNTRY_SPELLINGS: Readonly<Record<string, string>> = {
  EL: 'GR',
  UK: 'GB',
  MC: 'FR',
  IM: 'GB',
  LI: 'CH',
  CHE: 'CH',
}

/** Prefixes that differ from the rule's but mean the same. */
const PREFIX_SPELLINGS: Readonly<Record<string, string>> = { GR: 'EL', UK: 'GB', CH: 'CHE' }

function ruleOf(country: string | undefined): VatNumberRule | undefined {
  if (country === undefined) return undefined
  const code = tidy(country)
  return byCountry.get(COUNTRY_SPELLINGS[code] ?? code)
}

/** The countries whose VAT numbers can be checked, as ISO codes. */
export const VAT_NUMBER_COUNTRIES: readonly string[] = VAT_NUMBER_RULES.map(({ country }) => country)

type Reading = { rule: VatNumberRule; number: string }

/** Reads the leading letters: `GR…` as Greece, `CHE…` before `CH…`. */
function readPrefix(text: string): Reading | undefined {
  for (const length of [3, 2]) {
    const letters = text.slice(0, length)
    const own = byPrefix.get(letters)
    const rule = own ?? (length === 2 ? byPrefix.get(PREFIX_SPELLINGS[letters] ?? '') : undefined)
    if (rule) return { rule, number: text.slice(length) }
  }
  return undefined
}

const isWhole = ({ rule, number }: Reading): boolean =>
  rule.form.test(number) && !/^0+\D*$/.test(number) && rule.fits(number)
const complete = ({ rule, number }: Reading): Reading => ({ rule, number: rule.complete?.(number) ?? number })

/**
 * All readings of a text: as it stands, with its letters doubled, and with the country's letters left out. A French key
 * may itself be letters, so only the check digits tell `FR` the key from `FR` the prefix.
 */
function readings(text: string, expected: VatNumberRule | undefined): Reading[] {
  const found: Reading[] = []
  const prefixed = readPrefix(text)
  if (prefixed) {
    const again = readPrefix(prefixed.number)
    if (again?.rule === prefixed.rule) found.push(again)
    found.push(prefixed)
  }
  if (expected) found.push({ rule: expected, number: text })
  return found.map(complete)
}

/**
 * The reading to explain where none is valid: one with the right form, else the one with the fewest leading letters.
 */
const likeliest = (all: readonly Reading[]): Reading | undefined =>
  all.find(({ rule, number }) => rule.form.test(number)) ?? all[0]

function explain({ rule, number }: Reading): IdentifierCheck {
  const { country, example, lengths } = rule
  const normalised = rule.prefix + number
  const fail = (code: IdentifierFault, key: NumberReasonKey, params: NumberReasonParams) =>
    wrong(normalised, country, code, key, params)
  // Irish numbers from before 1992 may contain a sign.
  const foreign = (country === 'IE' ? /[^0-9A-Z+*]/u : /[^0-9A-Z]/u).exec(number)
  if (foreign) return fail('CHARACTERS', 'vatCharacter', { country, example, character: foreign[0] })
  if ((country === 'NO' || country === 'CH') && /^\d{9}$/.test(number))
    return fail('SUFFIX', country === 'NO' ? 'vatWithoutMva' : 'vatWithoutMwst', {})
  if (!lengths.includes(number.length)) {
    const params = { country, example, lengths: writtenLengths(rule), length: normalised.length }
    return fail('LENGTH', 'vatLength', params)
  }
  if (!rule.form.test(number)) return fail('FORM', 'vatForm', { country, example })
  return fail('CHECK_DIGITS', 'vatCheckDigits', { country })
}

/** With the prefix, as people count them: `11`, `11 14`, or from the shortest to the longest where there are many. */
function writtenLengths({ lengths, prefix }: VatNumberRule): string {
  const whole = lengths.map((length) => length + prefix.length)
  return whole.length > 3 ? `${Math.min(...whole)}–${Math.max(...whole)}` : whole.join(' ')
}

/** Only Hungary writes its domestic numbers as `12892312-2-41`. */
const countryByShape = (value: string): string | undefined =>
  /^\s*\d{8}-[1-5]-\d{2}\s*$/.test(value.slice(0, 40)) ? 'HU' : undefined

/**
 * Checks the form and check digits of a VAT number of the EU, Northern Ireland, Great Britain, Switzerland or Norway.
 * @param country of the number, if known: its letters may then be missing, and those of another are wrong
 */
export function checkVatNumber(value: string, country?: string): IdentifierCheck {
  const text = tidy(value)
  if (text === '') return wrong('', null, 'EMPTY', 'vatEmpty')
  const expected = ruleOf(country ?? countryByShape(value))
  if (country !== undefined && !expected)
    return wrong(text, null, 'UNKNOWN_COUNTRY', 'vatUnknownCountry', { letters: tidy(country).slice(0, 3) })
  if (/^(EU|IM|IN)\d+$/.test(text)) return wrong(text, null, 'OTHER_KIND', 'vatOneStopShop')
  const all = readings(text, expected)
  const whole =
    all.find((reading) => isWhole(reading) && (!expected || reading.rule === expected)) ?? all.find(isWhole)
  const reading = whole ?? likeliest(all)
  if (!reading) {
    const letters = /^[A-Z]{2}/.exec(text)?.[0]
    return letters
      ? wrong(text, null, 'UNKNOWN_COUNTRY', 'vatUnknownCountry', { letters })
      : wrong(text, null, 'NO_COUNTRY', 'vatNoCountry')
  }
  if (expected && reading.rule !== expected) {
    const normalised = reading.rule.prefix + reading.number
    const { country: found } = reading.rule
    return wrong(normalised, found, 'OTHER_COUNTRY', 'vatOtherCountry', {
      country: found,
      expected: expected.country,
    })
  }
  return whole ? right(reading.rule.prefix + reading.number, reading.rule.country) : explain(reading)
}
