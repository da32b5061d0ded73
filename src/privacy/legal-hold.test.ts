import { expect, it } from 'vitest'
import { isOverBy, lastDayOf, statusOfHold } from './legal-hold.ts'

const at = new Date('2026-11-26T08:00:00Z')
const hold = { until: null, liftAskedBy: null, endedAt: null, endedBy: null }

it.each([
  [{}, 'HOLDING'],
  [{ liftAskedBy: 'stf_1' }, 'LIFT_ASKED'],
  [{ liftAskedBy: 'stf_1', endedAt: at, endedBy: 'stf_2' }, 'LIFTED'],
  [{ endedAt: at }, 'OVER'],
  // Its last day came before the second person.
  [{ liftAskedBy: 'stf_1', endedAt: at }, 'OVER'],
])('%j is %s', (change, status) => {
  expect(statusOfHold({ ...hold, ...change })).toBe(status)
})

it.each([
  [null, '2099-01-01', false],
  ['2026-11-26', '2026-11-25', false],
  ['2026-11-26', '2026-11-26', false],
  ['2026-11-26', '2026-11-27', true],
])('to %s, on %s it is over: %s', (until, today, over) => {
  expect(isOverBy({ until }, today)).toBe(over)
})

it.each([
  [['2027-01-01'], '2027-01-01'],
  [['2027-01-01', '2028-01-01'], '2028-01-01'],
  [['2027-01-01', null], null],
  [[], null],
])('%j together hold until %s', (days, last) => {
  expect(lastDayOf(days.map((until) => ({ until })))).toBe(last)
})
