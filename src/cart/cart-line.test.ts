import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Price, Product } from '#catalogue/product.ts'
import { money } from '#platform/shared/money.ts'
import { netOf, optionsKeyOf, priceCartLine } from './cart-line.ts'

const day = '2026-03-17'
const text = (en: string) => ({ en, zh: en })
const price = (amount: number, more: Partial<Price> = {}): Price => ({
  option: null,
  value: null,
  currency: 'EUR',
  amount,
  from: '2026-01-01',
  until: null,
  ...more,
})

function product(changes: Partial<Product> = {}): Product {
  return {
    name: text('VAT registration'),
    baseLine: text('Registration'),
    status: 'ON_SALE',
    maxQuantity: 3,
    discounts: [],
    options: [
      {
        kind: 'choice',
        key: 'speed',
        name: text('Speed'),
        default: 'standard',
        values: [
          { value: 'standard', label: text('Standard'), charge: { kind: 'free' } },
          { value: 'express', label: text('First in our queue'), charge: { kind: 'once' } },
        ],
      },
    ],
    prices: [price(29_000), price(9_000, { option: 'speed', value: 'express' })],
    ...changes,
  } as Product
}

const line = { options: { speed: 'express' }, quantity: 1, seen: money(38_000, 'EUR') }
const kinds = (given: Product | undefined, currency: 'EUR' | 'GBP' = 'EUR') =>
  priceCartLine(line, given, { currency, day }).problems.map((problem) => problem.kind)

describe('a line of the cart', () => {
  it('is quoted at today’s price, with today’s labels', () => {
    const priced = priceCartLine(line, product(), { currency: 'EUR', day })
    expect(priced.quote?.net).toEqual(money(38_000, 'EUR'))
    expect(priced.problems).toEqual([])
    expect(priced.optionTexts).toEqual([
      { key: 'speed', label: text('Speed'), value: 'express', valueLabel: text('First in our queue') },
    ])
  })

  it('says what keeps it from being ordered', () => {
    expect(kinds(undefined)).toEqual(['NOT_SOLD'])
    expect(kinds(product({ status: 'RETIRED' }))).toEqual(['NOT_SOLD'])
    expect(kinds(product({ options: [] }))).toEqual(['OPTIONS_CHANGED'])
    expect(kinds(product(), 'GBP')).toEqual(['NO_PRICE'])
  })

  it('gives the price that was seen beside the new one', () => {
    const dearer = product({ prices: [price(31_000), price(9_000, { option: 'speed', value: 'express' })] })
    const { problems, quote } = priceCartLine(line, dearer, { currency: 'EUR', day })
    expect(problems).toEqual([
      { kind: 'PRICE_CHANGED', seen: money(38_000, 'EUR'), now: money(40_000, 'EUR') },
    ])
    expect(quote?.net.amount).toBe(40_000)
  })

  it('detects a changed price also when it is shown in another currency', () => {
    const prices = [price(31_000), price(9_000, { option: 'speed', value: 'express' })]
    const inPounds = [25_000, 8_000].map((amount, i) =>
      price(amount, { ...prices[i], amount, currency: 'GBP' }),
    )
    const { problems, quote } = priceCartLine(line, product({ prices: [...prices, ...inPounds] }), {
      currency: 'GBP',
      day,
    })
    expect(problems.map((problem) => problem.kind)).toEqual(['PRICE_CHANGED'])
    expect(quote?.net).toEqual(money(33_000, 'GBP'))
  })
})

describe('the same choice', () => {
  it('has the same key in any order, and another choice another key', () => {
    const options = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[a-z0-9]{1,4}$/))
    fc.assert(
      fc.property(options, options, (one, other) => {
        expect(optionsKeyOf(Object.fromEntries(Object.entries(one).toReversed()))).toBe(optionsKeyOf(one))
        const same = Object.entries(one).every(([key, value]) => other[key] === value)
        const equal = same && Object.keys(one).length === Object.keys(other).length
        expect(optionsKeyOf(one) === optionsKeyOf(other)).toBe(equal)
      }),
    )
  })
})

describe('the sum of a cart', () => {
  it('is the sum of its quotes, whatever the quantities', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 }), (quantities) => {
        const quotes = quantities.map(
          (quantity) => priceCartLine({ ...line, quantity }, product(), { currency: 'EUR', day }).quote,
        )
        const pieces = quotes.flatMap((quote) => quote?.lines.map((each) => each.amount.amount) ?? [])
        expect(netOf([...quotes, undefined], 'EUR').amount).toBe(
          pieces.reduce((sum, amount) => sum + amount, 0),
        )
      }),
    )
  })
})
