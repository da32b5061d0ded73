import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromGross } from '#vat/rates/rounding.ts'
import { formatAmount, parseAmount, splitGross, vatInside, vatOnTop } from './money.ts'

const MOST = Number.MAX_SAFE_INTEGER
const amount = fc.integer({ min: -MOST, max: MOST })
const rate = fc.integer({ min: 0, max: 5000 })

describe('amounts', () => {
  test.each([
    ['EUR', '119.00', 11900],
    ['EUR', '-0.00', 0],
    ['EUR', '.5', 50],
    ['EUR', '5.', 500],
    ['EUR', '+1.10', 110],
    ['EUR', '1.1000', 110],
    ['EUR', '1.100', null],
    ['EUR', '1,100', null],
    ['EUR', 1.1, 110],
    ['JPY', '119', 119],
    ['KWD', '1.234', 1234],
    ['KWD', '1,234', null],
    ['EUR', '1.234,56', 123456],
    ['EUR', '−59,90', -5990],
    ['EUR', '90071992547409.91', MOST],
    ['EUR', '90071992547409.92', null],
    ['EUR', '1e5', null],
    ['EUR', '', null],
    ['EUR', '.', null],
    ['EUR', '-', null],
    ['EUR', '1.2.3', null],
    ['EUR', 'NaN', null],
    ['EUR', Number.NaN, null],
    ['EUR', 1e30, null],
    ['EUR', 0.1, 10],
    ['EUR', {}, null],
  ])('%s %s', (currency, text, units) => {
    expect(parseAmount(text, currency)).toBe(units)
  })

  test('survive a round trip', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD'), (units, currency) => {
        expect(parseAmount(formatAmount(units, currency), currency)).toBe(units === 0 ? 0 : units)
      }),
    )
  })
})

describe('rounding', () => {
  test.each([
    [50, 1900, 10],
    [250, 1900, 48],
    [1050, 1900, 200],
    [110, 2500, 28],
    [230, 2500, 58],
    [500, 810, 41],
    [1500, 810, 122],
    [-250, 1900, -48],
  ])('%s on top at %s is %s', (net, basisPoints, vat) => {
    expect(vatOnTop(net, basisPoints)).toBe(vat)
  })

  test('gross is net and VAT', () => {
    fc.assert(
      fc.property(amount, rate, (gross, basisPoints) => {
        const { net, vat } = splitGross(gross, basisPoints)
        expect(BigInt(net) + BigInt(vat)).toBe(BigInt(gross))
      }),
    )
  })

  test('a refund mirrors its sale', () => {
    fc.assert(
      fc.property(amount, rate, (gross, basisPoints) => {
        expect(vatInside(gross, basisPoints) + vatInside(-gross, basisPoints)).toBe(0)
      }),
    )
  })

  test('is never off by more than half a unit', () => {
    fc.assert(
      fc.property(amount, rate, (gross, basisPoints) => {
        const whole = BigInt(10_000 + basisPoints)
        const off = BigInt(vatInside(gross, basisPoints)) * whole - BigInt(gross) * BigInt(basisPoints)
        expect((off < 0n ? -off : off) * 2n <= whole).toBe(true)
      }),
    )
  })

  test('agrees with decimal arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), rate, (gross, basisPoints) => {
        const { net, vat } = fromGross(formatAmount(gross, 'EUR'), String(basisPoints / 100))
        expect(splitGross(gross, basisPoints)).toEqual({
          net: parseAmount(net, 'EUR'),
          vat: parseAmount(vat, 'EUR'),
          gross,
        })
      }),
    )
  })
})
