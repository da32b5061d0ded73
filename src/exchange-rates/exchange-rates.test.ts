import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { convert } from './convert.ts'
import { readEcbRates } from './ecb-rates.ts'
import { latestPublished } from './latest-published.ts'
import { ECB_FILE } from './testing/ecb-file.ts'

describe('a file of the European Central Bank', () => {
  it('has rates by day and currency', () => {
    expect(readEcbRates(ECB_FILE)).toEqual([
      { day: '2026-03-03', currency: 'USD', perEuro: '1.1000' },
      { day: '2026-03-03', currency: 'CNY', perEuro: '8.0000' },
      { day: '2026-03-02', currency: 'USD', perEuro: '1.2500' },
      { day: '2026-03-02', currency: 'CNY', perEuro: '8.1000' },
      { day: '2026-03-02', currency: 'PLN', perEuro: '4.2500' },
    ])
  })

  it.each([
    ['nothing', ''],
    ['a page that says sorry', '<html><body>Service unavailable</body></html>'],
    ['no day', "<Cube time='2026-02-31'><Cube currency='USD' rate='1.1'/></Cube>"],
    [
      'no rate',
      "<Cube time='2026-03-02'><Cube currency='USD' rate='0.000'/><Cube currency='GBP' rate='-1'/></Cube>",
    ],
  ])('%s has none', (_name, xml) => expect(readEcbRates(xml)).toEqual([]))
})

test.each([
  ['2026-11-20T14:59:00Z', '2026-11-19', 'Friday, a minute before'],
  ['2026-11-20T15:00:00Z', '2026-11-20', 'Friday at four in Frankfurt'],
  ['2026-11-22T12:00:00Z', '2026-11-20', 'Sunday'],
  ['2026-11-23T09:00:00Z', '2026-11-20', 'Monday morning'],
  ['2026-07-01T13:59:00Z', '2026-06-30', 'summer time, a minute before'],
  ['2026-07-01T14:00:00Z', '2026-07-01', 'summer time'],
  ['2026-04-06T18:00:00Z', '2026-04-02', 'Easter Monday: the Thursday before Good Friday'],
  ['2026-12-26T18:00:00Z', '2026-12-24', 'after Christmas'],
  ['2026-11-19T23:30:00Z', '2026-11-19', 'already Friday in Frankfurt'],
])('at %s the latest rates are those of %s: %s', (instant, day) => {
  expect(latestPublished(new Date(instant))).toBe(day)
})

const at = (currency: string, perEuro: string) => ({ currency, perEuro })

describe('an amount in another currency', () => {
  const euro = { currency: 'EUR', perEuro: '1' }
  it.each([
    [19_000, at('CNY', '8.0000'), euro, 2_375],
    [100, at('USD', '1.1000'), euro, 91],
    [1, at('CNY', '2'), euro, 1],
    [-1, at('CNY', '2'), euro, -1],
    [1, at('CNY', '2.0001'), euro, 0],
    [1_100, at('USD', '1.1'), at('PLN', '4.25'), 4_250],
    [10_000, euro, at('HUF', '400.00'), 4_000_000],
    [0, at('GBP', '0.85'), euro, 0],
  ])('%i of %o in %o is %i', (amount, from, to, expected) => {
    expect(convert(amount, from, to)).toBe(expected)
  })

  it('is off by half a cent at most, either way', () => {
    const rate = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), rate, (amount, units) => {
        const perEuro = `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`
        const cents = convert(amount, at('CNY', perEuro), euro)
        const exactly = BigInt(amount) * 10_000n * 2n
        const off = exactly - BigInt(cents) * BigInt(units) * 2n
        expect(off <= BigInt(units) && off >= -BigInt(units)).toBe(true)
      }),
    )
  })
})
