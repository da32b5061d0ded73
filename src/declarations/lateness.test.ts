import { expect, it } from 'vitest'
import { latenessOf } from './lateness.ts'

const TODAY = '2026-11-25'

it.each([
  ['QUERIED', '2026-11-16', { days: 9, turn: 'agency' }],
  ['REJECTED', '2026-11-24', { days: 1, turn: 'agency' }],
  ['CONFIRMED', '2026-08-20', { days: 97, turn: 'agency' }],
  ['AWAITING_DATA', '2026-11-20', { days: 5, turn: 'seller' }],
  ['AWAITING_CONFIRMATION', '2026-11-20', { days: 5, turn: 'seller' }],
  ['CONFIRMED', '2026-11-25', null],
  ['CONFIRMED', null, null],
  ['FILED', '2026-11-16', null],
  ['ACCEPTED', '2026-11-16', null],
] as const)('%s, due on %s', (status, dueAt, expected) => {
  const turn = expected?.turn ?? 'none'
  expect(latenessOf({ status, dueAt, turn }, TODAY)).toEqual(expected)
})
