import { expect, it } from 'vitest'
import { faultsOf } from '#platform/testing/state-table.ts'
import { WORK_ORDER_MOVES, WORK_ORDER_STATUSES } from './states.ts'

it('a work order can reach every status, and can always end', () => {
  const ends = ['COMPLETED', 'CANCELLED'] as const
  expect(faultsOf(WORK_ORDER_MOVES, { start: 'OPEN', ends, states: WORK_ORDER_STATUSES })).toEqual([])
})
