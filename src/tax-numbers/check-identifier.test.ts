import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkIdentifier } from './check-identifier.ts'
import { IDENTIFIER_KINDS } from './identifier.ts'
import { reasonText } from './reason-text.ts'
import { VAT_NUMBER_COUNTRIES } from './vat-number.ts'
import { VAT_NUMBER_RULES } from './vat-number-rules.ts'

type OtherNumbers = {
  oss_ioss: { valid: { number: string }[]; invalid: { number: string }[] }
  iban: { valid: string[]; invalid: string[]; mod97_valid_but_national_check_fails: string[] }
  eori: { valid: string[]; invalid: string[] }
}
const shared = JSON.parse(
  readFileSync(new URL('testing/other-ids.cases.json', import.meta.url), 'utf8'),
) as OtherNumbers
const numbers = (list: { number: string }[]) => list.map(({ number }) => number)

describe.each([
  ['oss', numbers(shared.oss_ioss.valid), numbers(shared.oss_ioss.invalid)],
  ['iban', shared.iban.valid, [...shared.iban.invalid, ...shared.iban.mod97_valid_but_national_check_fails]],
  ['eori', shared.eori.valid, shared.eori.invalid],
  ['bic', ['COBADEFFXXX', 'bkchcnbj45a', 'DEUTDEFF'], ['COBADEFFX', '12345678', 'COBAXXFF']],
  [
    'uscc',
    ['91440300MA5FKD8Q2L', '91440300 ma5fkd8q2l', '91440300MA5FKD8QG0', '91440300ＭＡ５ＦＫＤ８Ｑ２Ｌ'],
    [
      '91440300MA5FKD8Q2A',
      '91440300MA5FKD8Q2',
      '91440300MA5FKDIQ2L',
      '9144030AMA5FKD8Q2L',
      '440301103456789',
    ],
  ],
  [
    'germanTaxNumber',
    ['21/815/08150', '181/815/08155', '1121081508150', '21 815 08150', '5133081508159'],
    [
      'DE129273398',
      '123456789',
      '7721081508150',
      '1121181508150',
      '0000000000',
      '123456789012',
      '5133081508158',
    ],
  ],
] as const)('%s', (kind, right, wrong) => {
  test.each(right)('%s is right', (value) => {
    expect(checkIdentifier(kind, value)).toMatchObject({ valid: true })
  })

  test.each(wrong)('%s is wrong, with a reason', (value) => {
    const { valid, reason } = checkIdentifier(kind, value)
    expect(valid).toBe(false)
    const text = reason && reasonText(reason)
    expect(text?.en).toMatch(/^[^{}]+\.$/)
    expect(text?.zh).toMatch(/^[^{}]+。$/)
  })
})

test.each<[string, string | undefined, string]>([
  ['gb 123456789000', undefined, 'GB123456789000'],
  ['UK123456789000', undefined, 'GB123456789000'],
  ['123456789000', 'XI', 'XI123456789000'],
  ['EL123456789', undefined, 'GR123456789'],
  ['DE1234567', 'PL', 'OTHER_COUNTRY'],
])('EORI %s asked for in %s: %s', (value, country, expected) => {
  const { valid, normalised, reason } = checkIdentifier('eori', value, country)
  expect(valid ? normalised : reason?.code).toBe(expected)
})

test.each([
  ['IM0405260181', 'AT'],
  ['EU372022452', 'IE'],
  ['DE818964421', 'DE'],
])('%s is of %s', (value, country) => {
  expect(checkIdentifier('oss', value).country).toBe(country)
})

const kind = fc.constantFrom(...IDENTIFIER_KINDS)
const country = fc.option(fc.oneof(fc.constantFrom(...VAT_NUMBER_COUNTRIES), fc.string({ maxLength: 4 })), {
  nil: undefined,
})
/** Valid numbers, and numbers with one character replaced. */
const nearNumber = fc
  .tuple(
    fc.constantFrom(...VAT_NUMBER_RULES.map(({ example }) => example), ...shared.iban.valid, 'IM0405260181'),
    fc.nat(16),
    fc.constantFrom(...'0123456789ABIOZ?'),
    fc.boolean(),
  )
  .map(([number, at, character, keep]) =>
    keep ? number : number.slice(0, at) + character + number.slice(at + 1),
  )

test('never throws; a normalised number stays the same and gets the same result', () => {
  fc.assert(
    fc.property(kind, fc.oneof(fc.string({ unit: 'binary' }), nearNumber), country, (what, value, where) => {
      const first = checkIdentifier(what, value, where)
      expect(first.valid).toBe(first.reason === undefined)
      if (!first.valid) return
      expect(checkIdentifier(what, first.normalised, where)).toEqual(first)
      expect(checkIdentifier(what, first.normalised)).toEqual(first)
    }),
    { numRuns: 2_000 },
  )
})

const fullWidth = (text: string) =>
  text.replace(/[0-9A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))

test('separators, width and capitals change nothing', () => {
  const spelling = fc.constantFrom<(text: string) => string>(
    (text) => text.toLowerCase(),
    fullWidth,
    (text) => Array.from(text).join(' '),
    (text) => Array.from(text).join('.'),
    (text) => Array.from(text).join('-'),
    (text) => `\t${text}\u200E\n`,
  )
  fc.assert(
    fc.property(fc.constantFrom(...VAT_NUMBER_RULES), spelling, ({ example, country: where }, spell) => {
      expect(checkIdentifier('vat', spell(example))).toMatchObject({ normalised: example, valid: true })
      const bare = example.replace(/^[A-Z]{2}(E(?=\d))?/, '')
      expect(checkIdentifier('vat', spell(bare), where)).toMatchObject({ normalised: example, valid: true })
      expect(checkIdentifier('vat', spell(where + example), where)).toMatchObject(
        where === 'CH' || where === 'GR' ? {} : { normalised: example, valid: true },
      )
    }),
  )
})
