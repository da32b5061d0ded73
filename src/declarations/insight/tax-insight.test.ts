import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type InsightReturn, monthsUntil, taxInsight } from './tax-insight.ts'

const filed = (id: string, payable: number, more: Partial<InsightReturn> = {}): InsightReturn => ({
  id,
  number: `DC-${id}`,
  shares: [{ country: 'DE', tax: payable, base: more.base ?? 100_000 }],
  currency: 'EUR',
  toDay: '2026-03-31',
  payable,
  base: 100_000,
  corrects: null,
  ...more,
})
const RATES: Readonly<Record<string, number>> = { EUR: 1, GBP: 0.8, PLN: 4 }
const toEuro = (units: number, currency: string) => {
  const rate = RATES[currency]
  return rate === undefined ? null : Math.round(units / rate)
}
const insight = (returns: InsightReturn[]) => taxInsight(returns, [], toEuro)
const british = (id: string, tax: number, base: number) =>
  filed(id, tax, { currency: 'GBP', base, shares: [{ country: 'GB', tax, base }] })

describe('tax by country', () => {
  it('adds up months, and converts each with its currency', () => {
    const found = insight([
      filed('1', 19_000),
      filed('2', 1_000, { toDay: '2026-04-30' }),
      british('3', 8_000, 40_000),
    ])
    expect(found.cells.map(({ month, country, tax, euro }) => [month, country, tax, euro])).toEqual([
      ['2026-03', 'DE', 19_000, 19_000],
      ['2026-03', 'GB', 8_000, 10_000],
      ['2026-04', 'DE', 1_000, 1_000],
    ])
    expect(
      found.countries.map(({ country, tax, effective, share }) => [country, tax, effective, share]),
    ).toEqual([
      ['DE', 20_000, 1_000, 6_667],
      ['GB', 8_000, 2_000, 3_333],
    ])
  })

  it('has no rate for a credit, and takes no share', () => {
    const [first, second] = insight([filed('1', -500), british('2', 800, 4_000)]).countries
    expect([first?.country, first?.share]).toEqual(['GB', 10_000])
    expect([second?.country, second?.effective, second?.share]).toEqual(['DE', null, null])
  })

  it('says nothing in euro where a rate is missing', () => {
    const swiss = filed('1', 100, { currency: 'CHF', shares: [{ country: 'CH', tax: 100, base: 1_000 }] })
    const { cells, countries } = insight([swiss, filed('2', 50)])
    expect(cells.map(({ euro }) => euro)).toEqual([null, 50])
    expect(countries.map(({ share }) => share)).toEqual([null, null])
  })

  it('counts what was sold once, as corrected last', () => {
    const late = filed('2', 1_900, { corrects: '1', base: 110_000 })
    const { countries, corrections } = insight([
      filed('1', 19_000),
      late,
      filed('3', -190, { corrects: '2', base: 109_000 }),
    ])
    expect(countries).toMatchObject([{ tax: 20_710, base: 109_000, effective: 1_900 }])
    expect(corrections.map(({ number, before, after }) => [number, before, after])).toEqual([
      ['DC-2', { base: 100_000, tax: 19_000 }, { base: 110_000, tax: 20_900 }],
      ['DC-3', { base: 110_000, tax: 20_900 }, { base: 109_000, tax: 20_710 }],
    ])
  })

  it('sums to what the returns come to, whatever they are', () => {
    const any = fc.record({
      country: fc.constantFrom('DE', 'FR', 'GB'),
      currency: fc.constantFrom('EUR', 'GBP', 'CHF'),
      toDay: fc.constantFrom('2026-01-31', '2026-02-28', '2026-03-31'),
      payable: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(any), (list) => {
        const returns = list.map(({ country, payable, ...more }, index) =>
          filed(String(index), payable, { ...more, shares: [{ country, tax: payable, base: 1 }] }),
        )
        const found = insight(returns)
        for (const currency of ['EUR', 'GBP', 'CHF']) {
          const of = (rows: readonly { currency: string; tax: number }[]) =>
            rows.filter((row) => row.currency === currency).reduce((sum, { tax }) => sum + tax, 0)
          const expected = returns
            .filter((one) => one.currency === currency)
            .reduce((sum, { payable }) => sum + payable, 0)
          expect([of(found.cells), of(found.countries)]).toEqual([expected, expected])
        }
      }),
    )
  })
})

test.each<[string, number, string[]]>([
  ['2026-02-15', 3, ['2025-12', '2026-01', '2026-02']],
  ['2026-11-22', 1, ['2026-11']],
  ['2026-12-31', 2, ['2026-11', '2026-12']],
])('the months until %s', (day, count, months) => expect(monthsUntil(day, count)).toEqual(months))
