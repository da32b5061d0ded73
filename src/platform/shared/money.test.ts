import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMoney } from './parse-money.ts'
import { plainAmount } from './format-money.ts'
import { CURRENCIES, minusMoney, money, negateMoney, shareOf, sumMoney, timesMoney } from './money.ts'

const amounts = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 })
const currencies = fc.constantFrom(...CURRENCIES)

describe('a share of an amount', () => {
  test.each([
    [10_000, 1900, 1900],
    [12_345, 1900, 2346],
    [50, 100, 1],
    [49, 100, 0],
    [-50, 100, -1],
    [-49, 100, 0],
    [-12_345, 1900, -2346],
    [1, 10_000, 1],
    [999, 0, 0],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  ])('%i × %i basis points is %i', (amount, basisPoints, expected) => {
    expect(shareOf(money(amount, 'EUR'), basisPoints)).toEqual({ amount: expected, currency: 'EUR' })
  })

  test('lies within half a minor unit of the exact share, away from zero at the half', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 10_000 }),
        currencies,
        (amount, basisPoints, currency) => {
          const share = shareOf(money(amount, currency), basisPoints)
          const exact = BigInt(amount) * BigInt(basisPoints)
          const distance = BigInt(share.amount) * 10_000n - exact
          expect(share.currency).toBe(currency)
          const farthest = exact < 0n ? { down: -5000n, up: 4999n } : { down: -4999n, up: 5000n }
          expect(distance >= farthest.down && distance <= farthest.up).toBe(true)
        },
      ),
    )
  })

  test('of a refund is the refund of the share', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const share = shareOf(money(amount, 'EUR'), basisPoints).amount
        expect(shareOf(money(-amount, 'EUR'), basisPoints).amount + share).toBe(0)
      }),
    )
  })
})

describe('a sum', () => {
  test('is the sum of its parts in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), currencies, (parts, currency) => {
        const items = parts.map((amount) => money(amount, currency))
        const expected = parts.reduce((total, part) => total + part, 0)
        expect(sumMoney(items, currency).amount).toBe(expected)
        expect(sumMoney(items.toReversed(), currency).amount).toBe(expected)
      }),
    )
  })

  test('never mixes currencies', () => {
    expect(() => sumMoney([money(1, 'EUR'), money(1, 'USD')], 'EUR')).toThrow(/cannot add USD to EUR/)
  })
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not an amount', (amount) => {
  expect(() => money(amount, 'EUR')).toThrow(RangeError)
})

test.each([
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['12 EUR', 1200],
  ['EUR 12', 1200],
  ['12EUR', 1200],
  ['-3', -300],
  ['12 USD', null],
  ['1,234', null],
  ['1.005', null],
  ['EUR', null],
])('%s as euro is %s cents', (text, amount) => {
  expect(parseMoney(text, 'EUR')).toEqual(amount === null ? null : money(amount, 'EUR'))
})

test.each([
  [123_450, '1234.50'],
  [-5, '-0.05'],
])('%i cents stand in a field as %s', (amount, text) => {
  expect(plainAmount(money(amount, 'EUR'))).toBe(text)
})

test('differences and multiples stay in their currency', () => {
  expect(minusMoney(money(500, 'EUR'), money(700, 'EUR'))).toEqual(money(-200, 'EUR'))
  expect(() => minusMoney(money(500, 'EUR'), money(1, 'GBP'))).toThrow(/cannot add GBP to EUR/)
  expect(timesMoney(money(250, 'CNY'), 3)).toEqual(money(750, 'CNY'))
  expect(Object.is(negateMoney(money(0, 'EUR')).amount, 0)).toBe(true)
})
