import { expect, test } from 'vitest'
import { allowed, next } from '#platform/shared/state-machine.ts'
import { LINE_MOVES, type LineAction, type LineStatus } from './ledger-moves.ts'

test.each<[LineStatus, LineAction[], LineAction[]]>([
  ['SUBMITTED', ['change', 'remove'], ['accept', 'return']],
  ['RETURNED', ['change', 'remove'], []],
  ['REVIEWED', [], ['reopen']],
  ['REMOVED', [], []],
])('%s: the seller may %s, staff may %s', (status, seller, staff) => {
  expect(allowed(LINE_MOVES, status, 'seller')).toEqual(seller)
  expect(allowed(LINE_MOVES, status, 'staff')).toEqual(staff)
})

test('a changed line waits for its review again', () => {
  expect(next(LINE_MOVES, 'RETURNED', 'change')).toBe('SUBMITTED')
  expect(next(LINE_MOVES, 'REVIEWED', 'reopen')).toBe('SUBMITTED')
})
