import { describe, expect, it } from 'vitest'
import { byCountry } from './by-country.ts'
import type { CalendarEntry } from './contract.ts'

const entry = (country: string | null, counted?: number | null, certain = true) =>
  ({
    country,
    money:
      counted === undefined ? null : { amount: 1, currency: 'EUR', counted, certain, part: 'TAX', basis: '' },
  }) as CalendarEntry

describe('the calendar by country', () => {
  it.each<[string, CalendarEntry[], object[]]>([
    ['nothing', [], []],
    ['what belongs to no country', [entry(null, 100)], []],
    [
      'the most expensive first, then the one with most dates, then by code',
      [entry('PL'), entry('FR'), entry('FR'), entry('DE', 500), entry('AT'), entry('IT', 900), entry('IT')],
      [
        { country: 'IT', count: 2, total: 900 },
        { country: 'DE', count: 1, total: 500 },
        { country: 'FR', count: 2, total: 0 },
        { country: 'AT', count: 1 },
        { country: 'PL', count: 1 },
      ],
    ],
    [
      'an estimate, and an amount without a rate, make a sum uncertain',
      [entry('DE', 500), entry('DE', 300, false), entry('GB', null), entry('GB', 200), entry('FR', 100)],
      [
        { country: 'DE', total: 800, isCertain: false, uncounted: 0 },
        { country: 'GB', total: 200, isCertain: false, uncounted: 1 },
        { country: 'FR', total: 100, isCertain: true },
      ],
    ],
  ])('%s', (_name, entries, expected) => {
    expect(byCountry(entries)).toMatchObject(expected)
  })
})
