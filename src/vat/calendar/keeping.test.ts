import { expect, it } from 'vitest'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { firstDayKept, isNeeded, keptUntil } from './keeping.ts'

it.each<[days: [Day, ...Day[]], until: Day]>([
  [['2026-01-01'], '2036-12-31'],
  [['2026-12-31'], '2036-12-31'],
  [['2027-01-01'], '2037-12-31'],
  // A return of December is filed, and its tax credited, in the next year.
  [['2026-12-31', '2027-01-20'], '2037-12-31'],
  [['2026-12-31', '2027-01-20', '2029-05-02'], '2039-12-31'],
  // A document from before its month.
  [['2025-12-29', '2026-02-01'], '2036-12-31'],
  [['2028-02-29', '2026-02-01'], '2038-12-31'],
])('what is of %j is kept until %s', (days, until) => {
  expect(keptUntil(days)).toBe(until)
  // The same rule, asked from the other side.
  const isOver = (today: Day) => days.every((day) => day < firstDayKept(today))
  expect([isOver(until), isOver(addDays(until, 1))]).toEqual([false, true])
})

it('ten whole years are kept beside the one that runs', () => {
  expect(firstDayKept('2036-12-31')).toBe('2026-01-01')
})

it.each([
  ['2026-04-01', '2026-04-30', true],
  ['2026-01-01', '2026-02-28', true],
  ['2026-01-01', '2026-12-31', true],
  ['2026-03-01', '2026-03-31', true],
  ['2026-01-01', '2026-02-27', false],
  ['2026-04-02', '2026-12-31', false],
])('what is open from 28 February to 1 April needs what is of %s to %s: %s', (fromDay, toDay, needed) => {
  expect(isNeeded([{ fromDay: '2026-02-28', toDay: '2026-04-01' }], { fromDay, toDay })).toBe(needed)
})
