import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { newestTemplate } from '#form-templates/find-template.ts'
import { tradeKeys, uncoveredMonths, type OrderedMonths } from './uncovered-months.ts'

const ordered = (more: Partial<OrderedMonths> = {}): OrderedMonths => ({
  country: 'DE',
  firstMonth: '2026-11',
  filingMonths: 12,
  earlierMonths: 0,
  ...more,
})

const GERMAN = { stockInGermany: 'yes', stockSince: '2026-02-20', firstSaleOn: '2026-03-02' }

it.each<[string, object, Partial<OrderedMonths>, ReturnType<typeof uncoveredMonths>]>([
  ['stock since February', GERMAN, {}, { from: '2026-02', to: '2026-10', count: 9 }],
  ['three of them bought', GERMAN, { earlierMonths: 3 }, { from: '2026-02', to: '2026-07', count: 6 }],
  ['all of them bought', GERMAN, { earlierMonths: 9 }, undefined],
  ['more bought than needed', GERMAN, { earlierMonths: 12 }, undefined],
  ['the first month itself', { firstSaleOn: '2026-11-01' }, {}, undefined],
  ['the day before it', { firstSaleOn: '2026-10-31' }, {}, { from: '2026-10', to: '2026-10', count: 1 }],
  ['planned', { ...GERMAN, stockSince: '2027-01-10', firstSaleOn: '2027-02-01' }, {}, undefined],
  [
    'stock that was withdrawn again',
    { stockInGermany: 'no', stockSince: '2025-01-01', firstSaleOn: '2026-12-01' },
    {},
    undefined,
  ],
  [
    'sold before it was stored',
    { ...GERMAN, firstSaleOn: '2025-12-31' },
    {},
    { from: '2025-12', to: '2026-10', count: 11 },
  ],
  ['no answer yet', {}, {}, undefined],
  ['half a day', { firstSaleOn: '2026-1' }, {}, undefined],
  [
    'no text',
    { firstSaleOn: ['2025-01-01'], stockInGermany: 'yes', stockSince: { _id: 'x' } },
    {},
    undefined,
  ],
  [
    'French questions',
    { hasStockFr: 'yes', stockSinceFr: '2026-10-01', ...GERMAN },
    { country: 'FR' },
    { from: '2026-10', to: '2026-10', count: 1 },
  ],
])('%s', (_name, answers, more, expected) => {
  const read = (key: string): unknown => (answers as Record<string, unknown>)[key]
  expect(uncoveredMonths(read, ordered(more))).toEqual(expected)
})

it('knows the questions of every registration, and each of their countries has the service for missing months', () => {
  const registrations = productContents.filter(
    ({ code, process }) =>
      code.startsWith('vat-registration-') &&
      process.nodes.some(({ formTemplate }) => formTemplate && formTemplate.key !== 'genericService'),
  )
  expect(registrations.length).toBeGreaterThanOrEqual(7)
  for (const { code, country, process } of registrations) {
    const form = process.nodes.find(({ formTemplate }) => formTemplate)?.formTemplate
    const template = form && newestTemplate(form.key)
    const keys = template?.sections.flatMap(({ fields }) => fields.map(({ key }) => key))
    expect(keys, code).toEqual(expect.arrayContaining(Object.values(tradeKeys(country))))
    expect(productContents.map((one) => one.code)).toContain(`vat-retroactive-${country.toLowerCase()}`)
  }
})
