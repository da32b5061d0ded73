import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { checkVAT, countries } from 'jsvat-next'
import { expect, test } from 'vitest'
import { checkVatNumber } from './vat-number.ts'

/*
 * Two libraries as a second opinion. Where they differ from the authorities is listed here, so that an update that
 * fixes one of them is noticed.
 */

const load = createRequire(import.meta.url)
type Library = { validate(number: string): { isValid: boolean } }

/** stdnum by country; it takes the number without its letters, except the Swiss one. */
const STDNUM: Readonly<Record<string, string>> = {
  AT: 'at/uid',
  BE: 'be/vat',
  BG: 'bg/vat',
  CY: 'cy/vat',
  CZ: 'cz/dic',
  DE: 'de/vat',
  DK: 'dk/cvr',
  EE: 'ee/kmkr',
  EL: 'gr/vat',
  ES: 'es/nif',
  FI: 'fi/alv',
  FR: 'fr/tva',
  HR: 'hr/oib',
  HU: 'hu/anum',
  IE: 'ie/vat',
  IT: 'it/iva',
  LT: 'lt/pvm',
  LU: 'lu/tva',
  LV: 'lv/pvn',
  MT: 'mt/vat',
  NL: 'nl/btw',
  PL: 'pl/nip',
  PT: 'pt/nif',
  RO: 'ro/cui',
  SE: 'se/vat',
  SI: 'si/ddv',
  SK: 'sk/dph',
  GB: 'gb/vat',
  XI: 'gb/vat',
  CH: 'ch/vat',
  NO: 'no/mva',
}

function stdnum(country: string, number: string): boolean {
  const library = load(`stdnum/lib/cjs/${STDNUM[country]}.js`) as Library
  return library.validate(country === 'CH' ? number : number.slice(2)).isValid
}
const jsvat = (number: string): boolean => checkVAT(number, countries).isValid

type Case = { country: string; vat: string; valid: boolean }
const shared = JSON.parse(
  readFileSync(new URL('testing/vat-numbers.cases.json', import.meta.url), 'utf8'),
) as Record<'valid' | 'invalid' | 'libraries_disagree', Case[]>
const cases = [...shared.valid, ...shared.invalid, ...shared.libraries_disagree]

function errsIn(check: (country: string, number: string) => boolean): string[] {
  const wrong = cases.filter(({ country, vat, valid }) => check(country, vat) !== valid)
  return [...new Set(wrong.map(({ country }) => country))].toSorted()
}

test('where jsvat-next 3.0.4 and stdnum 1.12.0 err in the shared cases', () => {
  expect(errsIn((_country, vat) => jsvat(vat))).toEqual(['EE', 'GB', 'NO', 'SK', 'XI'])
  expect(errsIn(stdnum)).toEqual(['BG', 'SK'])
})

/** Beyond the shared cases: the number, whether it is valid, and each library's result. */
test.each([
  ['a French key of letters that does not fit', 'FRK8399859412', false, true, false],
  ['an Italian number of an office that is none', 'IT06530401626', false, true, false],
  ['a Polish number whose check would be ten', 'PL4783881160', false, true, false],
  ['a Latvian person born on no day', 'LV08056119377', false, true, false],
  ['a Dutch suffix that is none', 'NL612615169B00', false, true, true],
  ['an Irish number with a second letter', 'IE2584733AW', true, false, true],
  ['a Bulgarian firm', 'BG445272197', true, true, false],
  ['a Bulgarian number of ten digits', 'BG2363507976', false, false, true],
  ['a Czech number with six in front', 'CZ625374367', true, true, false],
  ['a German number that begins with 0', 'DE059717988', false, false, true],
  ['a British department that is none', 'GBGA406', false, false, true],
  ['a Slovenian number that begins with 0', 'SI08902861', false, false, true],
])('%s: %s', (_what, number, right, jsvatSays, stdnumSays) => {
  expect(checkVatNumber(number).valid).toBe(right)
  expect([jsvat(number), stdnum(number.slice(0, 2), number)]).toEqual([jsvatSays, stdnumSays])
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
/** Countries in which both libraries agree with the authority. */
const AGREED = fc.oneof(
  digits(8).map((n) => `ATU${n}`),
  digits(9).map((n) => `BE0${n}`),
  digits(9).map((n) => `EL${n}`),
  digits(11).map((n) => `HR${n}`),
  digits(8).map((n) => `HU${n}`),
  digits(7).map((n) => `LT${n.slice(0, 6)}1${n.slice(6)}1`),
  digits(8).map((n) => `LU${n}`),
  digits(8).map((n) => `ES${n}R`),
  digits(9).map((n) => `RO${n.replace(/^0+/, '1')}`),
  digits(10).map((n) => `SE${n}01`),
)

test('elsewhere all three agree', () => {
  fc.assert(
    fc.property(AGREED, (number) => {
      const ours = checkVatNumber(number).valid
      expect([jsvat(number), stdnum(number.slice(0, 2), number)]).toEqual([ours, ours])
    }),
    { numRuns: 3_000 },
  )
})
