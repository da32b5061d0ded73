import { describe, expect, it } from 'vitest'
import { afterMove, ENQUIRY_STATUSES, withoutDirectionSigns } from './enquiry.ts'

describe('the moves of an enquiry', () => {
  it('reach every state, and every state can be left', () => {
    const moves = ['answer', 'close', 'reopen'] as const
    const reached = ENQUIRY_STATUSES.flatMap((from) => moves.map((move) => afterMove(from, move)))
    for (const status of ENQUIRY_STATUSES) expect(reached).toContain(status)
    for (const status of ENQUIRY_STATUSES)
      expect(moves.some((move) => (afterMove(status, move) ?? status) !== status)).toBe(true)
  })

  it('do not answer what is closed', () => {
    expect(afterMove('CLOSED', 'answer')).toBeUndefined()
  })
})

it('takes out the signs that turn a line round, and nothing else', () => {
  expect(withoutDirectionSigns('Wang \u202Egnaf\u202C 王芳 😀 <b>')).toBe('Wang gnaf 王芳 😀 <b>')
})
