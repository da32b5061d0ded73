import { describe, expect, it } from 'vitest'
import { allowed, next } from '#platform/shared/state-machine.ts'
import { faultsOf } from '#platform/testing/state-table.ts'
import { FILING_STATUSES, TAX_STATUSES } from './declaration.ts'
import { FILING_MOVES, filingMove } from './filing-moves.ts'
import { TAX_MOVES } from './tax-moves.ts'

describe('the life of a declaration with the authority', () => {
  it('reaches every state, and every state leads to acceptance', () => {
    expect(
      faultsOf(FILING_MOVES, { start: 'AWAITING_DATA', ends: ['ACCEPTED'], states: FILING_STATUSES }),
    ).toEqual([])
  })

  it.each([
    ['AWAITING_DATA', 'seller', []],
    ['CALCULATED', 'seller', []],
    ['AWAITING_CONFIRMATION', 'seller', ['confirm', 'query']],
    ['QUERIED', 'seller', ['withdraw_query']],
    ['CONFIRMED', 'seller', []],
    ['CALCULATED', 'staff', ['calculate', 'check', 'send_back', 'return_figures']],
    ['CONFIRMED', 'staff', ['outdate', 'file']],
    ['FILED', 'staff', ['accept', 'reject']],
    ['ACCEPTED', 'staff', []],
    ['ACCEPTED', 'system', []],
  ] as const)('in %s a %s may %j', (status, by, actions) => {
    expect(allowed(FILING_MOVES, status, by)).toEqual(actions)
  })

  it('asks for a new confirmation when figures change', () => {
    expect(next(FILING_MOVES, 'CONFIRMED', 'outdate')).toBe('CALCULATED')
    expect(filingMove('CALCULATED', 'file', 'staff')).toBeUndefined()
    expect(filingMove('AWAITING_CONFIRMATION', 'file', 'system')).toBeUndefined()
  })

  it('never changes what was filed', () => {
    for (const action of ['calculate', 'outdate', 'confirm'] as const)
      for (const status of ['FILED', 'ACCEPTED'] as const)
        expect(filingMove(status, action, 'system')).toBeUndefined()
  })
})

describe('the life of its tax', () => {
  it('reaches every state, and every state leads to an end', () => {
    const ends = ['NONE', 'PAID', 'CARRIED', 'REFUNDED'] as const
    expect(faultsOf(TAX_MOVES, { start: 'NONE', ends, states: TAX_STATUSES })).toEqual([])
  })

  it('is paid only once the authority has credited it', () => {
    expect(next(TAX_MOVES, 'PROOF_SENT', 'credit')).toBe('PAID')
    expect(TAX_MOVES.filter(({ to }) => to === 'PAID').every(({ by }) => !by.includes('seller'))).toBe(true)
  })
})
