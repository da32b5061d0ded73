import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditOf } from './credit.ts'

const NOTHING = { total: 0, vat: 0 }

describe('what a refund credits', () => {
  it.each([
    ['all of it', { total: 11900, vat: 1900 }, NOTHING, 11900, { net: 10000, vat: 1900 }],
    ['half of it', { total: 11900, vat: 1900 }, NOTHING, 5950, { net: 5000, vat: 950 }],
    ['one cent', { total: 11900, vat: 1900 }, NOTHING, 1, { net: 1, vat: 0 }],
    ['the rest', { total: 100, vat: 16 }, { total: 33, vat: 5 }, 67, { net: 56, vat: 11 }],
    ['without VAT', { total: 49900, vat: 0 }, NOTHING, 20000, { net: 20000, vat: 0 }],
  ])('%s', (_name, invoice, before, amount, credit) => {
    expect(creditOf(invoice, before, amount)).toEqual({ ...credit, total: amount })
  })

  it.each([0, -1, 101])('never %d of 100', (amount) => {
    expect(() => creditOf({ total: 100, vat: 16 }, NOTHING, amount)).toThrow(RangeError)
  })

  it('adds up to the invoice, however it is divided, and no part has a negative sum', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 2700 }),
        (parts, rate) => {
          const total = parts.reduce((sum, part) => sum + part, 0)
          const invoice = { total, vat: Math.round((total * rate) / (10_000 + rate)) }
          let before = NOTHING
          for (const part of parts) {
            const credit = creditOf(invoice, before, part)
            expect(credit.net).toBeGreaterThanOrEqual(0)
            expect(credit.vat).toBeGreaterThanOrEqual(0)
            before = { total: before.total + credit.total, vat: before.vat + credit.vat }
          }
          expect(before).toEqual(invoice)
        },
      ),
    )
  })
})
