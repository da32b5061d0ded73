import { describe, expect, it } from 'vitest'
import { faultsOf } from '#platform/testing/state-table.ts'
import { afterMove, ENQUIRY_MOVES, ENQUIRY_STATUSES, withoutDirectionSigns } from './enquiry.ts'

describe('the moves of an enquiry', () => {
  it('reach every state, and come to an end', () => {
    const ends = ['ANSWERED', 'CLOSED'] as const
    expect(faultsOf(ENQUIRY_MOVES, { start: 'OPEN', ends, states: ENQUIRY_STATUSES })).toEqual([])
  })

  it('can leave every state', () => {
    for (const status of ENQUIRY_STATUSES)
      expect(ENQUIRY_MOVES.some(({ from, to }) => from.includes(status) && to !== status)).toBe(true)
  })

  it('do not answer what is closed', () => {
    expect(afterMove('CLOSED', 'answer')).toBeUndefined()
  })
})

it('takes out the signs that turn a line round, and nothing else', () => {
  expect(withoutDirectionSigns('Wang \u202Egnaf\u202C 王芳 😀 <b>')).toBe('Wang gnaf 王芳 😀 <b>')
})
