import { expect, it } from 'vitest'
import { needsTwoPeople, readOnePersonUpTo } from './two-people.ts'

const UP_TO = { EUR: 25_000, GBP: 20_000, USD: 25_000, CNY: 200_000 }

it.each([
  [1, 'EUR', 0, false],
  [25_000, 'EUR', 0, false],
  [25_001, 'EUR', 0, true],
  [20_001, 'GBP', 0, true],
  [200_000, 'CNY', 0, false],
  [200_001, 'CNY', 0, true],
  [5_000, 'EUR', 20_000, false],
  [5_001, 'EUR', 20_000, true],
] as const)('%s %s after %s needs two people: %s', (amount, currency, alone, two) => {
  expect(needsTwoPeople({ amount, currency }, UP_TO, alone)).toBe(two)
})

it.each([
  ['EUR=25000,GBP=20000,USD=25000,CNY=200000', UP_TO],
  [' CNY=200000, USD=25000, GBP=20000, EUR=25000 ', UP_TO],
  ['EUR=0,GBP=0,USD=0,CNY=0', { EUR: 0, GBP: 0, USD: 0, CNY: 0 }],
  ['EUR=25000', undefined],
  ['EUR=25000,EUR=25000,USD=25000,CNY=200000', undefined],
  ['EUR=250.00,GBP=20000,USD=25000,CNY=200000', undefined],
  ['EUR=-1,GBP=20000,USD=25000,CNY=200000', undefined],
  ['EUR=1,GBP=20000,USD=25000,CNY=200000,CHF=1', undefined],
  ['', undefined],
])('limits %j are read as %j', (text, limits) => {
  expect(readOnePersonUpTo(text)).toEqual(limits)
})
