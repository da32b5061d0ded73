import { describe, expect, it } from 'vitest'
import { faultsOf } from '#platform/testing/state-table.ts'
import { afterMove, ENQUIRY_MOVES, ENQUIRY_STATUSES } from './enquiry.ts'

describe('the moves of an enquiry', () => {
  it('reach every status, and can always end', () => {
    const ends = ['ANSWERED', 'CLOSED'] as const
    expect(faultsOf(ENQUIRY_MOVES, { start: 'OPEN', ends, states: ENQUIRY_STATUSES })).toEqual([])
  })

  it('can leave every status', () => {
    for (const status of ENQUIRY_STATUSES)
      expect(ENQUIRY_MOVES.some(({ from, to }) => from.includes(status) && to !== status)).toBe(true)
  })

  it('do not answer a closed enquiry', () => {
    expect(afterMove('CLOSED', 'answer')).toBeUndefined()
  })
})
