import { expect, test } from 'vitest'
import { monthsNeeded } from './report-months.ts'

test.each([
  ['nothing before the month is over', '2026-11-01', '2026-11-30', []],
  ['nothing before the report is ready', '2026-11-15', '2026-12-02', []],
  ['from the third of the next month', '2026-11-15', '2026-12-03', ['2026-11']],
  ['over the end of the year', '2026-11-30', '2027-02-03', ['2026-11', '2026-12', '2027-01']],
  ['nothing of a term to come', '2027-01-01', '2026-11-22', []],
  ['a month of 31 days follows February', '2028-01-31', '2028-04-03', ['2028-01', '2028-02', '2028-03']],
])('%s', (_case, from, today, months) => expect(monthsNeeded({ from, today })).toEqual(months))

test('the last twelve at most', () => {
  const months = monthsNeeded({ from: '2024-01-01', today: '2026-11-22' })
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-11', '2026-10'])
})
