import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'
import { checkVatNumber, VAT_NUMBER_COUNTRIES } from './vat-number.ts'
import { VAT_NUMBER_RULES } from './vat-number-rules.ts'

type Case = { country: string; vat: string; valid: boolean; kind?: string }
type Cases = Record<'valid' | 'invalid' | 'libraries_disagree', Case[]> & {
  normalisation: { input: string; normalised: string }[]
}

const shared = JSON.parse(
  readFileSync(new URL('testing/vat-numbers.cases.json', import.meta.url), 'utf8'),
) as Cases

test.each([...shared.valid, ...shared.libraries_disagree])('$vat is right', ({ vat, country }) => {
  expect(checkVatNumber(vat)).toEqual({
    normalised: vat,
    valid: true,
    country: country === 'EL' ? 'GR' : country,
  })
})

test.each(shared.invalid)('$vat is wrong: $kind', ({ vat }) => {
  const { valid, reason } = checkVatNumber(vat)
  expect(valid).toBe(false)
  const text = reason && reasonText(reason)
  expect(text?.en).toMatch(/^[^{}]{5,}\.$/)
  expect(text?.zh).toMatch(/^[^{}]{5,}。$/)
})

test.each(shared.normalisation)('$input is $normalised', ({ input, normalised }) => {
  expect(checkVatNumber(input).normalised).toBe(normalised)
})

test('every country has a valid example, also when its country is given', () => {
  for (const { example, country } of VAT_NUMBER_RULES) {
    expect(checkVatNumber(example, country)).toEqual({ normalised: example, valid: true, country })
  }
  expect(VAT_NUMBER_COUNTRIES).toHaveLength(31)
})

/** Forms that the shared cases lack; the last column is the expected number, or why there is none. */
describe('forms of each country', () => {
  test.each<[string, string, string | undefined, string]>([
    ['full-width letters and digits', 'ＤＥ　８１８９６４４２１', undefined, 'DE818964421'],
    [
      'invisible characters of a copied text',
      '\u200BDE\u00A0818\u2011964\u2013421\u2060',
      undefined,
      'DE818964421',
    ],
    ['the prefix left out', '818 964 421', 'DE', 'DE818964421'],
    ['the prefix written twice', 'DE DE818964421', undefined, 'DE818964421'],
    ['Greece as in its ISO code', 'GR 308709906', undefined, 'EL308709906'],
    ['Greece asked for as EL', '308709906', 'EL', 'EL308709906'],
    ['Greece of before its leading zero', '48740838', 'GR', 'EL048740838'],
    ['UK', 'uk 984 9263 07', undefined, 'GB984926307'],
    ['UK asked for', '984926307', 'uk', 'GB984926307'],
    ['a British government department', 'GD001', 'GB', 'GBGD001'],
    ['a British health authority above the range of departments', 'GBHA499', undefined, 'CHECK_DIGITS'],
    ['a British department in the long form', 'GBGD888800101', undefined, 'GBGD888800101'],
    ['a British number below 100 of the series after 2009', 'GB003816899', undefined, 'CHECK_DIGITS'],
    ['zeros alone', 'GB000000000', undefined, 'CHECK_DIGITS'],
    ['Northern Ireland for Great Britain', 'XI984926307', 'GB', 'OTHER_COUNTRY'],
    ['Monaco by its country', '53000004605', 'MC', 'FR53000004605'],
    ['a French key with letters', 'FRK7399859412', undefined, 'FRK7399859412'],
    ['a French key with letters that does not fit', 'FRK8399859412', undefined, 'CHECK_DIGITS'],
    ['a French key that looks like a prefix, alone', 'FR 818964421', undefined, 'LENGTH'],
    ['the Isle of Man', '984926307', 'IM', 'GB984926307'],
    ['Belgium before its leading zero', 'BE 976.713.784', undefined, 'BE0976713784'],
    ['Irish of before 1992', 'IE8D79739I', undefined, 'IE8D79739I'],
    ['Irish with a sign', 'IE8+79739I', undefined, 'IE8+79739I'],
    ['Irish with two letters', 'IE 1234567FA', undefined, 'IE1234567FA'],
    ['Spanish resident', 'ES54362315K', undefined, 'ES54362315K'],
    ['Spanish foreigner', 'ES X-5253868-R', undefined, 'ESX5253868R'],
    ['Spaniard abroad', 'ESM1234567L', undefined, 'ESM1234567L'],
    ['Spanish firm with a letter', 'ESP2802000E', undefined, 'CHECK_DIGITS'],
    ['Dutch firm', 'NL4495445B01', undefined, 'NL004495445B01'],
    ['Dutch sole trader', 'NL002455799B11', undefined, 'NL002455799B11'],
    ['Dutch suffix that is none', 'NL004495445B00', undefined, 'FORM'],
    ['Lithuanian, temporary', 'LT 100001919017', undefined, 'LT100001919017'],
    ['Latvian person', 'LV161175-19997', undefined, 'LV16117519997'],
    ['Bulgarian citizen', 'BG 7523169263', undefined, 'BG7523169263'],
    ['foreigner in Bulgaria', 'BG7111042925', undefined, 'BG7111042925'],
    ['Czech person with ten digits', 'CZ 710319/2745', undefined, 'CZ7103192745'],
    ['Czech person born before 1954', 'CZ 991231123', undefined, 'CZ991231123'],
    ['Czech with nine digits and a six', 'CZ 640903926', undefined, 'CZ640903926'],
    ['Romanian, the shortest', 'RO19', undefined, 'RO19'],
    ['Romanian person', 'RO1630615123457', undefined, 'RO1630615123457'],
    ['Romanian with eleven digits', 'RO12345678901', undefined, 'LENGTH'],
    ['Swedish without 01', 'SE 5561888404', undefined, 'LENGTH'],
    ['Swedish', 'SE 556188-8404 01', undefined, 'SE556188840401'],
    ['Swiss as it is printed', 'CHE-107.787.577 IVA', undefined, 'CHE107787577IVA'],
    ['Swiss with two letters', 'CH-107.787.577 MWST', undefined, 'CHE107787577MWST'],
    ['Swiss without its suffix', 'CHE-107.787.577', undefined, 'SUFFIX'],
    ['Swiss of before 2014', 'CH 123 456', undefined, 'LENGTH'],
    ['Swiss with a space before its ending', 'CHE-863.272.896 MWST', undefined, 'CHE863272896MWST'],
    ['Hungarian as it is printed at home', '12892312-2-41', undefined, 'HU12892312'],
    ['the same, its country asked for', '12892312-2-41', 'HU', 'HU12892312'],
    ['with the letters before it', 'HU 12892312-2-41', undefined, 'HU12892312'],
    ['without the hyphens', 'HU12892312241', undefined, 'HU12892312'],
    ['without hyphens and country', '12892312241', undefined, 'NO_COUNTRY'],
    ['with a status that there is not', 'HU12892312-7-41', undefined, 'LENGTH'],
    ['with wrong check digits', '12892313-2-41', undefined, 'CHECK_DIGITS'],
    ['asked for as another country’s', '12892312-2-41', 'DE', 'LENGTH'],
    ['Norwegian as it is printed', 'NO 995 525 828 MVA', undefined, 'NO995525828MVA'],
    ['Norwegian without its suffix', 'NO 995 525 828', undefined, 'SUFFIX'],
    ['a number of another country', 'PL3013702651', 'DE', 'OTHER_COUNTRY'],
    ['an unknown country asked for', 'DE818964421', 'US', 'UNKNOWN_COUNTRY'],
    ['an unknown country', 'US123456789', undefined, 'UNKNOWN_COUNTRY'],
    ['no country', '818964421', undefined, 'NO_COUNTRY'],
    ['an OSS number', 'EU372022452', undefined, 'OTHER_KIND'],
    ['nothing', ' . ', undefined, 'EMPTY'],
    ['a number and then much more', `DE818964421${' '.repeat(200)}9`, undefined, 'CHARACTERS'],
    ['a text', '周明', undefined, 'NO_COUNTRY'],
  ])('%s', (_what, value, country, expected) => {
    const { valid, normalised, reason } = checkVatNumber(value, country)
    expect(valid ? normalised : reason?.code).toBe(expected)
  })
})
