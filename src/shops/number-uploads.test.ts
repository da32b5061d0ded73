import { expect, test } from 'vitest'
import { allowed, next } from '#platform/shared/state-machine.ts'
import { NUMBER_MOVES, NUMBER_STATUSES, type NumberAction, type NumberStatus } from './number-uploads.ts'

test.each<[NumberStatus, NumberAction[]]>([
  ['TO_DO', ['enter']],
  ['ENTERED', ['verify', 'reject', 'undo']],
  ['VERIFIED', ['reject', 'undo']],
  ['REJECTED', ['enter', 'undo']],
])('a number that is %s', (status, actions) => {
  expect(allowed(NUMBER_MOVES, status, 'seller')).toEqual(actions)
})

test('every status is reached', () => {
  const reached = new Set<NumberStatus>(['TO_DO'])
  for (let round = 0; round < NUMBER_STATUSES.length; round++)
    for (const status of reached)
      for (const { action } of NUMBER_MOVES) {
        const to = next(NUMBER_MOVES, status, action)
        if (to) reached.add(to)
      }
  expect([...reached].toSorted()).toEqual([...NUMBER_STATUSES].toSorted())
})
