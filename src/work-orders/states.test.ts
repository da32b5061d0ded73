import { expect, it } from 'vitest'
import { faultsOf } from '#platform/testing/state-table.ts'
import { WORK_ORDER_MOVES, WORK_ORDER_STATUSES } from './states.ts'

it('a work order reaches every status, and comes to an end', () => {
  const ends = ['COMPLETED', 'CANCELLED'] as const
  expect(faultsOf(WORK_ORDER_MOVES, { start: 'OPEN', ends, states: WORK_ORDER_STATUSES })).toEqual([])
})
