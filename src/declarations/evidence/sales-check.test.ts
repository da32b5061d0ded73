import { expect, test } from 'vitest'
import type { BoxSource } from '../boxes/prepared-return.ts'
import { type CheckedSale, SalesSums } from './sales-check.ts'

const sale = (net: number, more: Partial<CheckedSale> = {}): CheckedSale => ({
  treatment: 'T',
  month: '2026-03',
  currency: 'USD',
  rateDay: null,
  net,
  vat: 0,
  gross: net,
  acquisitionVat: 0,
  amount: net,
  ...more,
})
const source = (units: number, more: Partial<BoxSource> = {}): BoxSource => ({
  of: 'T',
  month: '2026-03',
  currency: 'USD',
  figure: 'net',
  units,
  ...more,
})
const half = (units: number) => Math.round(units / 2)

const checked = (
  sales: CheckedSale[],
  sources: BoxSource[],
  convert: (units: number) => number | null = half,
) => {
  const sums = new SalesSums()
  for (const one of sales) sums.add(one)
  return sums
    .check([{ box: '81', sources }], convert)
    .map(({ ofRows, rows, converted, declared }) => [ofRows, rows, converted, declared])
}

test.each<[string, CheckedSale[], BoxSource[], (number | null)[][]]>([
  ['the rows of a part', [sale(100), sale(200)], [source(150)], [[300, 2, 150, 150]]],
  [
    'a day of conversion each',
    [sale(101, { rateDay: '2026-03-01' }), sale(101, { rateDay: '2026-03-02' })],
    [source(51), source(51)],
    [[202, 2, 102, 102]],
  ],
  [
    'other months, currencies and treatments are other parts',
    [sale(1, { month: '2026-04' }), sale(2, { currency: 'EUR' }), sale(4, { treatment: 'U' })],
    [source(9)],
    [[0, 0, 0, 9]],
  ],
  ['another figure', [sale(100, { vat: 38 })], [source(19, { figure: 'vat' })], [[38, 1, 19, 19]]],
  [
    'what is not made of sales',
    [],
    [source(7, { of: 'ledger:led_1' }), source(5, { of: 'adjustment:a', figure: 'entered' })],
    [
      [null, 0, null, 7],
      [null, 0, null, 5],
    ],
  ],
])('%s', (_name, sales, sources, parts) => expect(checked(sales, sources)).toEqual(parts))

test('a rate that is gone leaves the figure unknown', () =>
  expect(checked([sale(100)], [source(50)], () => null)).toEqual([[100, 1, null, 50]]))
