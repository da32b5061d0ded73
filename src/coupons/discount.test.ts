import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { money } from '#platform/shared/money.ts'
import { bundleFor, type BundleRule, countriesOf } from './bundle.ts'
import { type Coupon, couponOn, type DiscountableLine } from './coupon.ts'
import { choicesAmong, discountsOn } from './discount.ts'
import { splitAmount } from './split-amount.ts'

const line = (net: number, country = 'DE', more: Partial<DiscountableLine> = {}): DiscountableLine => ({
  id: `cl_${country}_${net}`,
  productCode: `vat-registration-${country.toLowerCase()}`,
  category: 'VAT',
  country,
  net: money(net, 'EUR'),
  ...more,
})
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 'cp_1',
  code: 'TEN',
  name: { en: 'Ten', zh: '九折' },
  basisPoints: 1000,
  amounts: {},
  minimums: {},
  categories: [],
  products: [],
  stackable: true,
  ...more,
})
const rule = (countries: number, basisPoints: number, more: Partial<BundleRule> = {}): BundleRule => ({
  id: `br_${countries}`,
  name: { en: `${countries} countries`, zh: `${countries}国` },
  countries,
  basisPoints,
  validFrom: '2026-01-01',
  validUntil: null,
  ...more,
})

describe('dividing an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1, 1], [1, 0, 0]],
    [2, [10, 20, 70], [0, 1, 1]],
    [0, [5, 5], [0, 0]],
    [10, [0, 0], [0, 0]],
    [999, [1000, 0, 3000], [250, 0, 749]],
  ])('%i by %j gives %j', (amount, weights, parts) => {
    expect(splitAmount(amount, weights)).toEqual(parts)
  })

  it('loses no minor unit, is never negative and never more than the weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(weights, fc.nat({ max: 10_000 }), (values, share) => {
        const whole = values.reduce((sum, value) => sum + value, 0)
        const amount = Math.floor((whole * share) / 10_000)
        const parts = splitAmount(amount, values)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(values[index] ?? 0)
        })
      }),
    )
  })
})

describe('a coupon', () => {
  const lines = [
    line(10_000),
    line(5_001, 'FR'),
    line(2_000, 'DE', { category: 'EPR', productCode: 'lucid' }),
  ]
  test.each<[string, Partial<Coupon>, ReturnType<typeof couponOn>]>([
    ['a share of everything', {}, { amount: money(1700, 'EUR'), parts: [1000, 500, 200] }],
    [
      'a share of one category',
      { categories: ['VAT'] },
      { amount: money(1500, 'EUR'), parts: [1000, 500, 0] },
    ],
    ['a share of one service', { products: ['lucid'] }, { amount: money(200, 'EUR'), parts: [0, 0, 200] }],
    [
      'category or service',
      { categories: ['EPR'], products: ['vat-registration-de'] },
      { amount: money(1200, 'EUR'), parts: [1000, 0, 200] },
    ],
    [
      'an amount, divided by price',
      { basisPoints: null, amounts: { EUR: 1000 } },
      { amount: money(1000, 'EUR'), parts: [588, 294, 118] },
    ],
    [
      'an amount above the price of what it is for',
      { basisPoints: null, amounts: { EUR: 9900 }, products: ['lucid'] },
      { amount: money(2000, 'EUR'), parts: [0, 0, 2000] },
    ],
    ['another currency', { basisPoints: null, amounts: { GBP: 900 } }, { obstacle: 'other_currency' }],
    ['other services', { categories: ['EORI'] }, { obstacle: 'other_services' }],
    [
      'exactly the minimum',
      { minimums: { EUR: 17_001 } },
      { amount: money(1700, 'EUR'), parts: [1000, 500, 200] },
    ],
    ['below the minimum', { minimums: { EUR: 17_002 } }, { obstacle: 'below_minimum' }],
    [
      'the minimum of what it is for',
      { categories: ['EPR'], minimums: { EUR: 2001 } },
      { obstacle: 'below_minimum' },
    ],
  ])('%s', (_name, more, expected) => {
    expect(couponOn(coupon(more), lines, 'EUR')).toEqual(expected)
  })

  it('takes nothing off an empty cart', () => {
    expect(couponOn(coupon(), [], 'EUR')).toEqual({ obstacle: 'other_services' })
  })
})

describe('the rule for several countries', () => {
  const rules = [rule(3, 500), rule(5, 1000), rule(2, 2000, { validUntil: '2026-06-30' })]
  test.each([
    [1, '2026-11-21', undefined, 'br_3'],
    [3, '2026-11-21', 'br_3', 'br_5'],
    [4, '2026-11-21', 'br_3', 'br_5'],
    [9, '2026-11-21', 'br_5', undefined],
    [1, '2026-06-30', undefined, 'br_2'],
    [5, '2026-06-30', 'br_2', undefined],
    [9, '2025-12-31', undefined, undefined],
  ])('%i countries on %s', (countries, day, holds, next) => {
    const found = bundleFor(rules, countries, day)
    expect([found.rule?.id, found.next?.id]).toEqual([holds, next])
  })

  it('counts each country once, and the union as none', () => {
    expect(countriesOf([line(1), line(2), line(3, 'FR'), line(4, 'EU'), line(5, '')])).toBe(2)
  })
})

describe('coupon and countries together', () => {
  const lines = [line(10_000), line(10_000, 'FR'), line(10_000, 'IT')]
  const three = rule(3, 500)
  const ask = (more: Partial<Coupon> | undefined, holds: BundleRule | null = three) =>
    discountsOn({ lines, currency: 'EUR', rule: holds ?? undefined, coupon: more && coupon(more) })

  it('applies a coupon that may be combined to what is left', () => {
    const found = ask({})
    expect(found.list.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['BUNDLE', 1500],
      ['COUPON', 2850],
    ])
    expect(found.parts).toEqual([1450, 1450, 1450])
  })

  it('takes the better of two that may not be combined, the countries where they are equal', () => {
    expect(ask({ stackable: false }).list.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['COUPON', 3000],
    ])
    const weaker = ask({ stackable: false, basisPoints: 500 })
    expect(weaker.list.map(({ kind }) => kind)).toEqual(['BUNDLE'])
    expect(weaker.obstacle).toBe('bundle_better')
    expect(ask(undefined).amount.amount).toBe(1500)
    expect(ask({ stackable: false, basisPoints: 100 }, null).amount.amount).toBe(300)
  })

  it('proposes the coupon that saves most, and none that saves nothing', () => {
    const five = coupon({ id: 'cp_5', code: 'FIVE', basisPoints: 500 })
    const twenty = coupon({ id: 'cp_20', code: 'TWENTY', basisPoints: 2000, stackable: false })
    const other = coupon({ id: 'cp_x', code: 'OTHER', categories: ['EORI'] })
    const choices = choicesAmong([five, other, twenty], { lines, currency: 'EUR', rule: three })
    expect(choices.map(({ coupon: { code }, saves }) => [code, saves.amount])).toEqual([
      ['TWENTY', 4500],
      ['FIVE', 1425],
    ])
  })

  it('never makes a line cost less than nothing, and its parts add up to the whole', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 20 })
    const kinds = fc.record({
      basisPoints: fc.option(fc.integer({ min: 1, max: 10_000 })),
      amounts: fc.record({ EUR: fc.integer({ min: 1, max: 2_000_000 }) }),
      stackable: fc.boolean(),
    })
    const share = fc.option(fc.integer({ min: 1, max: 10_000 }))
    fc.assert(
      fc.property(prices, kinds, share, (nets, kind, bundleShare) => {
        const all = nets.map((net) => line(net))
        const holds = bundleShare === null ? undefined : rule(1, bundleShare)
        const found = discountsOn({ lines: all, currency: 'EUR', rule: holds, coupon: coupon(kind) })
        found.parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(nets[index] ?? 0)
        })
        expect(found.parts.reduce((sum, part) => sum + part, 0)).toBe(found.amount.amount)
        expect(found.list.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(found.amount.amount)
      }),
    )
  })
})
