import { describe, expect, it } from 'vitest'
import { missingGlyphs } from '#platform/testing/missing-glyphs.ts'
import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import { countryIn, dayIn, CONFIRMATION_LANG_NAMES, CONFIRMATION_LANGS } from '../confirmation-language.ts'
import { WORDINGS } from './wordings.ts'

/** Path → text, of every text in a table. */
function textsOf(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]]
    return typeof value === 'object' && value !== null ? textsOf(value as object, `${path}${key}.`) : []
  })
}
const marksOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
const MONTHS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`)

/** Of the kind that sellers and offices have. */
const NAMES: Record<string, string> = {
  en: 'Brightoak Trading Ltd. · O’Neill & Söhne',
  zh: '深圳市蓝海贸易有限公司（华沙分公司 Łódź）',
  de: 'Großhändler Müller & Co. KG · ELSTER, Übermittlung per Einschreiben',
  fr: 'Société Œuvre d’Été SARL · Guichet des formalités, n° 12',
  it: 'Società Già Così S.r.l. · via PEC',
  es: 'Compañía Ñandú S.L. · sede electrónica n.º 7',
  pl: 'Spółka Żółć Gęślą Jaźń sp. z o.o., Łódź',
  cs: 'Žluťoučký kůň s.r.o., Příbram · datová schránka',
}

describe.each(CONFIRMATION_LANGS)('in %s', (lang) => {
  const wording = WORDINGS[lang]

  it('every character of every text, name, day and country can be drawn', () => {
    const texts = [
      ...textsOf(wording).map(([, text]) => text),
      ...MONTHS.map((day) => dayIn(lang, day)),
      ...COUNTRY_CODES.map((code) => countryIn(lang, code)),
      ...Object.values(CONFIRMATION_LANG_NAMES),
      ...Object.values(NAMES),
    ]
    expect(texts.flatMap((text) => missingGlyphs(text))).toEqual([])
  })

  it('every text takes what the English one takes', () => {
    const marks = Object.fromEntries(textsOf(wording).map(([key, text]) => [key, marksOf(text)]))
    for (const [key, text] of textsOf(WORDINGS.en)) expect(marks[key], key).toEqual(marksOf(text))
  })

  it('the page is named in the language’s own words', () => {
    if (lang === 'en') return
    const english = new Map(textsOf(WORDINGS.en))
    const same = textsOf(wording).filter(([key, text]) => english.get(key) === text)
    expect(same.map(([key]) => key)).toEqual([])
  })
})

it('days and countries are written as each language does', () => {
  const written = CONFIRMATION_LANGS.map((lang) => `${dayIn(lang, '2026-03-09')}, ${countryIn(lang, 'DE')}`)
  expect(written).toEqual([
    '9 March 2026, Germany',
    '2026年3月9日, 德国',
    '9. März 2026, Deutschland',
    '9 mars 2026, Allemagne',
    '9 marzo 2026, Germania',
    '9 de marzo de 2026, Alemania',
    '9 marca 2026, Niemcy',
    '9. března 2026, Německo',
  ])
})
