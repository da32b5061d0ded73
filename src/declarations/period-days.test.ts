import { expect, test } from 'vitest'
import { daysOfPeriod } from './period-days.ts'

test.each([
  ['2026', '2026-01-01', '2026-12-31'],
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['2026-03', '2026-03-01', '2026-03-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
])('%s is from %s to %s', (period, from, to) => {
  expect(daysOfPeriod(period)).toEqual({ from, to })
})
