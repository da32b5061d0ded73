import { expect, test } from 'vitest'
import { dueState } from './due-state.ts'

test.each([
  ['CONFIRMED', '2026-03-16', -1, 'LATE'],
  ['CONFIRMED', '2026-03-17', 0, 'SOON'],
  ['CALCULATED', '2026-03-24', 7, 'SOON'],
  ['CALCULATED', '2026-03-25', 8, 'LATER'],
  ['REJECTED', '2026-03-10', -7, 'LATE'],
  ['FILED', '2026-03-10', -7, 'OVER'],
  ['ACCEPTED', '2026-03-18', 1, 'OVER'],
] as const)('%s, due on %s', (status, dueAt, days, look) => {
  expect(dueState(status, dueAt, '2026-03-17')).toEqual({ days, look })
})
