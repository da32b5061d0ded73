import { expect, it } from 'vitest'
import { needsTwoPeople } from './two-people.ts'

it.each([
  [1, 'EUR', false],
  [25_000, 'EUR', false],
  [25_001, 'EUR', true],
  [25_001, 'GBP', true],
  [200_000, 'CNY', false],
  [200_001, 'CNY', true],
] as const)('%s %s needs two people: %s', (amount, currency, two) => {
  expect(needsTwoPeople({ amount, currency })).toBe(two)
})
