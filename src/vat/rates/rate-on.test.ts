import { describe, expect, test } from 'vitest'
import { normaliseCategory } from './categories.ts'
import { currencyOn } from './currency-on.ts'
import { type RateAnswer, rateHistory, rateOn, ratesOn } from './rate-on.ts'
import { SOURCES } from './sources.ts'
import { STANDARD_RATES } from './testing/standard-rate.cases.ts'

function rateOf(country: string, category: string | null, day: string): RateAnswer {
  const answer = rateOn(country, category, day)
  if ('refused' in answer) throw new Error(answer.refused.en)
  return answer
}
const refusal = (country: string, day: string) => {
  const answer = rateOn(country, 'standard', day)
  return 'refused' in answer ? answer.refused : null
}

test.each(STANDARD_RATES)('%s on %s: %d %%', (country, day, percent) => {
  const { standardBasisPoints, basisPoints, kind } = rateOf(country, null, day)
  expect([standardBasisPoints, basisPoints, kind]).toEqual([percent * 100, percent * 100, 'STANDARD'])
})

describe('days on which rates changed, seen from both sides', () => {
  test.each([
    ['DE', '2020-06-30', 1900, [700]],
    ['DE', '2020-07-01', 1600, [500]],
    ['DE', '2020-12-31', 1600, [500]],
    ['DE', '2021-01-01', 1900, [700]],
    ['IE', '2020-08-31', 2300, [900, 1350]],
    ['IE', '2020-09-01', 2100, [900, 1350]],
    ['IE', '2021-02-28', 2100, [900, 1350]],
    ['LU', '2023-12-31', 1600, [700]],
    ['LU', '2024-01-01', 1700, [800]],
    ['FI', '2024-09-01', 2550, [1000, 1400]],
    ['FI', '2026-01-01', 2550, [1000, 1350]],
    ['EE', '2024-01-01', 2200, [500, 900]],
    ['EE', '2025-07-01', 2400, [900, 1300]],
    ['RO', '2025-07-31', 1900, [500, 900]],
    ['RO', '2025-08-01', 2100, [1100]],
    ['SK', '2025-01-01', 2300, [500, 1900]],
    ['CH', '2023-12-31', 770, [250, 370]],
    ['CH', '2024-01-01', 810, [260, 380]],
    ['XI', '2026-11-21', 2000, [500]],
  ])('%s on %s', (country, day, standard, reduced) => {
    const answer = rateOf(country, 'standard', day)
    expect(answer.standardBasisPoints).toBe(standard)
    expect(answer.reducedBasisPoints).toEqual(reduced)
  })

  test('a rate that did not change with the others is one period', () => {
    expect(rateOf('FI', 'standard', '2026-03-01')).toMatchObject({ from: '2024-09-01', until: null })
    expect(rateOf('DE', 'standard', '2020-10-01')).toMatchObject({ from: '2020-07-01', until: '2020-12-31' })
  })
})

describe('spellings of a country', () => {
  test.each([
    ['EL', 'GR'],
    ['gr', 'GR'],
    [' uk ', 'GB'],
    ['ＤＥ', 'DE'],
    ['MC', 'FR'],
    ['IM', 'GB'],
    ['LI', 'CH'],
  ])('%j is %s', (written, country) => expect(rateOf(written, null, '2026-01-01').country).toBe(country))
})

describe('what is refused, and why', () => {
  test.each([
    ['US', '2026-01-01', 'No VAT rates are recorded for “US”'],
    ['', '2026-01-01', 'Please enter a country'],
    ['constructor', '2026-01-01', 'No VAT rates are recorded'],
    ['IC', '2026-01-01', 'outside the VAT area'],
    ['JE', '2026-01-01', 'outside the VAT area'],
    ['DE', '2026-02-30', 'not a valid date'],
    ['DE', '31.12.2026', 'not a valid date'],
    ['DE', '', 'not a valid date'],
    ['DE', '2019-12-31', 'Rates are recorded from 2020-01-01'],
    ['DE', '0001-01-01', 'Rates are recorded from 2020-01-01'],
  ])('%j on %j: %s', (country, day, reason) => {
    const refused = refusal(country, day)
    expect(refused?.en).toContain(reason)
    expect(refused?.zh).toMatch(/[一-鿿]/)
  })
})

describe('kinds of goods', () => {
  test.each([
    ['DE', 'books', '2026-01-01', 700, 'REDUCED'],
    ['DE', 'books', '2020-08-01', 500, 'REDUCED'],
    ['FR', 'Books', '2026-01-01', 550, 'REDUCED'],
    ['IT', 'A_BOOKS_GEN', '2026-01-01', 400, 'SUPER_REDUCED'],
    ['GB', 'children’s clothing', '2026-01-01', 0, 'ZERO'],
    ['SE', 'food', '2026-03-31', 1200, 'REDUCED'],
    ['SE', 'food', '2026-04-01', 600, 'REDUCED'],
    ['SE', 'food', '2028-01-01', 1200, 'REDUCED'],
    ['IE', 'e-books', '2023-12-31', 900, 'REDUCED'],
    ['IE', 'e-books', '2024-01-01', 0, 'ZERO'],
    ['DE', 'photovoltaics', '2022-12-31', 1900, 'STANDARD'],
    ['DE', 'solar panels', '2023-01-01', 0, 'ZERO'],
    ['AT', 'period products', '2025-12-31', 1000, 'REDUCED'],
    ['AT', 'women’s hygiene', '2026-01-01', 0, 'ZERO'],
    ['AT', 'contraceptives', '2025-12-31', 2000, 'STANDARD'],
    ['AT', 'condoms', '2026-01-01', 0, 'ZERO'],
    ['NO', 'e-books', '2026-01-01', 0, 'ZERO'],
    ['DE', 'reduced', '2026-01-01', 700, 'REDUCED'],
    ['LU', 'parking', '2026-01-01', 1400, 'PARKING'],
  ])('%s, %s, %s', (country, category, day, basisPoints, kind) =>
    expect(rateOf(country, category, day)).toMatchObject({ basisPoints, kind }),
  )

  test('an unknown category is at the standard rate, with a warning', () => {
    const answer = rateOf('DE', 'umbrellas', '2026-01-01')
    expect(answer).toMatchObject({ basisPoints: 1900, kind: 'STANDARD', category: 'standard' })
    expect(answer.warning?.en).toContain('“umbrellas” in Germany')
    expect(answer.warning?.zh).toContain('德国')
    expect(rateOf('XI', 'umbrellas', '2026-01-01').warning?.en).toContain('in Northern Ireland')
    expect(rateOf('DE', 'standard', '2026-01-01').warning).toBeUndefined()
  })

  test('“reduced” is refused as ambiguous where a state has several', () => {
    const { basisPoints, warning } = rateOf('AT', 'reduced', '2026-01-01')
    expect(basisPoints).toBe(2000)
    expect(warning?.en).toContain('10 %, 13 %')
  })

  test('a rate for part of a category says so', () => {
    expect(rateOf('IE', 'medicines', '2026-01-01').warning?.en).toContain('Oral medicines only')
  })

  test.each([
    [null, 'standard'],
    [' ', 'standard'],
    ['Children’s Clothing', 'childrens-clothing'],
    ["children's clothing", 'childrens-clothing'],
    ['E Books', 'e-books'],
    ['medical', 'medicines'],
  ])('%j is %s', (written, category) => expect(normaliseCategory(written)).toBe(category))
})

describe('special territories', () => {
  test.each([
    ['PT-30', '2026-01-01', 2200],
    ['PT-20', '2021-06-30', 1800],
    ['PT-20', '2021-07-01', 1600],
    ['AT-KLEINWALSERTAL', '2026-01-01', 1900],
    ['GR-ISLANDS', '2026-01-01', 1700],
    ['FR-20R', '2026-01-01', 2000],
    ['RE', '2026-01-01', 850],
  ])('%s on %s: %d', (territory, day, basisPoints) =>
    expect(rateOf(territory, null, day).basisPoints).toBe(basisPoints),
  )
})

test('a territory may have reduced rates of its own', () => {
  expect(rateOf('PT-30', null, '2024-09-30').reducedBasisPoints).toEqual([500, 1200])
  expect(rateOf('PT-30', null, '2024-10-01').reducedBasisPoints).toEqual([400, 1200])
  expect(rateOf('PT-20', 'books', '2026-01-01')).toMatchObject({ basisPoints: 1600, warning: {} })
})

test('the history of a country can be read, each rate with its source', () => {
  const history = rateHistory('ee')
  if ('refused' in history) throw new Error('refused')
  const standard = history.rows.filter(({ category }) => category === 'standard')
  expect(standard.map(({ from, until, basisPoints }) => [from, until, basisPoints])).toEqual([
    ['2020-01-01', '2023-12-31', 2000],
    ['2024-01-01', '2025-06-30', 2200],
    ['2025-07-01', null, 2400],
  ])
  expect(history.begins).toBe('2020-01-01')
  expect(rateOf('EE', null, '2026-01-01').source).toContain(SOURCES.D27)
  expect(rateHistory('ZZ')).toHaveProperty('refused')
  const inForce = ratesOn('EE', '2025-03-01')
  expect(Array.isArray(inForce) && inForce.filter((row) => row.category === 'reduced')).toHaveLength(2)
})

test.each([
  ['HR', '2022-12-31', 'HRK'],
  ['HR', '2023-01-01', 'EUR'],
  ['BG', '2025-12-31', 'BGN'],
  ['BG', '2026-01-01', 'EUR'],
  ['el', '2020-01-01', 'EUR'],
  ['XI', '2026-01-01', 'GBP'],
  ['CH', '2026-01-01', 'CHF'],
])('%s paid in %s on that day: %s', (country, day, code) => expect(currencyOn(country, day)?.code).toBe(code))
