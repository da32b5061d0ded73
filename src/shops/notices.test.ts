import { expect, test } from 'vitest'
import { allowed, next } from '#platform/shared/state-machine.ts'
import { NOTICE_MOVES, NOTICE_STATUSES, type NoticeAction, type NoticeStatus } from './notices.ts'

test.each<[NoticeStatus, NoticeAction[]]>([
  ['OPEN', ['answer', 'close']],
  ['ANSWERED', ['close', 'reopen']],
  ['CLOSED', ['reopen']],
])('a notice that is %s', (status, actions) => {
  expect(allowed(NOTICE_MOVES, status, 'seller')).toEqual(actions)
})

test('every status is reached', () => {
  const reached = NOTICE_MOVES.map(({ from: [first], action }) => first && next(NOTICE_MOVES, first, action))
  expect([...new Set(reached)].toSorted()).toEqual([...NOTICE_STATUSES].toSorted())
})
