import { expect, it } from 'vitest'
import { monthsToForget } from './keeping.ts'

it.each([
  ['2026-01-01', '2036-12-31', false],
  ['2026-01-01', '2037-01-01', true],
  ['2026-06-01', '2036-12-31', false],
  ['2026-12-01', '2036-12-31', false],
  ['2026-12-01', '2037-01-01', true],
  ['2027-01-01', '2037-12-31', false],
  ['2027-01-01', '2038-01-01', true],
])('sales of the month from %s are forgotten on %s: %s', (month, today, gone) => {
  expect(monthsToForget([month], { today, needs: [] })).toEqual(gone ? [month] : [])
})

it('what is open keeps the months that it reaches into, and no other', () => {
  const months = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01']
  const needs = [{ fromDay: '2026-02-28', toDay: '2026-04-01' }]
  expect(monthsToForget(months, { today: '2037-01-01', needs })).toEqual(['2026-01-01', '2026-05-01'])
})
