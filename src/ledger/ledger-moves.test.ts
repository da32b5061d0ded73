import { expect, test } from 'vitest'
import { allowed, next } from '#platform/shared/state-machine.ts'
import { LINE_MOVES, type LineAction, type LineStatus } from './ledger-moves.ts'

test.each<[LineStatus, LineAction[], LineAction[]]>([
  ['SENT', ['change', 'remove'], ['enter', 'return']],
  ['SUBMITTED', ['change', 'remove'], ['correct', 'accept', 'return']],
  ['RETURNED', ['change', 'remove'], []],
  ['REVIEWED', [], ['reopen']],
  ['REMOVED', [], []],
])('%s: the seller may %s, staff may %s', (status, seller, staff) => {
  expect(allowed(LINE_MOVES, status, 'seller')).toEqual(seller)
  expect(allowed(LINE_MOVES, status, 'staff')).toEqual(staff)
})

test('what is entered, by whoever, waits for its review', () => {
  expect(next(LINE_MOVES, 'SENT', 'enter')).toBe('SUBMITTED')
  expect(next(LINE_MOVES, 'SENT', 'change')).toBe('SUBMITTED')
})

test('a changed line waits for its review again', () => {
  expect(next(LINE_MOVES, 'RETURNED', 'change')).toBe('SUBMITTED')
  expect(next(LINE_MOVES, 'REVIEWED', 'reopen')).toBe('SUBMITTED')
})
