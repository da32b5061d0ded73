import { expect, it } from 'vitest'
import { isHoldOver, mayHoldUntil } from './hold.ts'

const today = '2026-12-31'

it.each([
  ['2026-12-30', false],
  ['2026-12-31', false],
  ['2027-01-01', true],
  ['2027-12-31', true],
  ['2028-01-01', false],
])('a hold until %s can be asked for on the last day of the year: %s', (until, may) => {
  expect(mayHoldUntil(until, today)).toBe(may)
})

it.each([
  [null, false],
  ['2026-12-30', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('a hold until %s is over on the last day of the year: %s', (until, over) => {
  expect(isHoldOver(until, today)).toBe(over)
})
