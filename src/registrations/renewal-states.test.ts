import { expect, it } from 'vitest'
import { next } from '#platform/shared/state-machine.ts'
import { faultsOf } from '#platform/testing/state-table.ts'
import { RENEWAL_MOVES, RENEWAL_STATUSES } from './renewal-states.ts'

it('the states of a renewal can all be reached, and lead to an end', () => {
  const ends = ['DROPPED', 'DONE', 'TAKEN_BACK'] as const
  expect(faultsOf(RENEWAL_MOVES, { start: 'ORDERED', ends, states: RENEWAL_STATUSES })).toEqual([])
})

it('a renewal is extended once, also when its money comes late', () => {
  expect(next(RENEWAL_MOVES, 'DROPPED', 'extend')).toBe('DONE')
  expect(next(RENEWAL_MOVES, 'DONE', 'extend')).toBeUndefined()
  expect(next(RENEWAL_MOVES, 'TAKEN_BACK', 'extend')).toBeUndefined()
})
