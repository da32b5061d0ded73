import { expect, test } from 'vitest'
import { monthAfter } from '#platform/shared/calendar.ts'
import { beginOfShop, lastDayOf, monthBefore } from './report-months.ts'

test.each([
  ['2026-10', '2026-09', '2026-11', '2026-10-31'],
  ['2026-12', '2026-11', '2027-01', '2026-12-31'],
  ['2027-01', '2026-12', '2027-02', '2027-01-31'],
  ['2028-02', '2028-01', '2028-03', '2028-02-29'],
  ['2026-02', '2026-01', '2026-03', '2026-02-28'],
])('%s is between %s and %s, and ends on %s', (month, before, after, last) =>
  expect([monthBefore(month), monthAfter(month), lastDayOf(month)]).toEqual([before, after, last]),
)

test.each<[string, string[], string]>([
  ['has no report', [], '2026-10'],
  ['has later ones alone', ['2026-11-03'], '2026-10'],
  ['has one from before it was entered', ['2026-11-03', '2026-03-09', '2026-05-01'], '2026-03'],
])('a shop that %s begins accordingly', (_case, reports, begins) =>
  expect(beginOfShop('2026-10', reports)).toBe(begins),
)
