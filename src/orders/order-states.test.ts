import { describe, expect, it } from 'vitest'
import { faultsOf, reachableFrom } from '#platform/testing/state-table.ts'
import { ORDER_STATUSES } from './contract.ts'
import { afterMove, canMove, ORDER_MOVES } from './order-states.ts'

describe('the states of an order', () => {
  it('can all be reached from the draft, and lead to an end', () => {
    const ends = ['COMPLETED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const
    expect(faultsOf(ORDER_MOVES, { start: 'DRAFT', ends, states: ORDER_STATUSES })).toEqual([])
  })

  it('never lead back from paid to unpaid', () => {
    for (const status of ['PAID', 'FULFILLING', 'COMPLETED', 'CANCELLED'] as const)
      for (const unpaid of ['DRAFT', 'AWAITING_PAYMENT', 'EXPIRED'] as const)
        expect(reachableFrom(ORDER_MOVES, status)).not.toContain(unpaid)
  })

  it('accept late money, but not after a cancellation or a second time', () => {
    expect(afterMove('EXPIRED', 'pay')).toBe('PAID')
    expect(canMove('CANCELLED', 'pay')).toBe(false)
    for (const status of ['PAID', 'FULFILLING', 'COMPLETED'] as const)
      expect(canMove(status, 'pay')).toBe(false)
  })

  it('let an order for a closed number be withdrawn while its money can still come', () => {
    expect(ORDER_STATUSES.filter((status) => canMove(status, 'withdraw'))).toEqual([
      'AWAITING_PAYMENT',
      'EXPIRED',
    ])
  })

  it('cancel a paid order whose work was all cancelled, which can still be refunded', () => {
    expect(ORDER_STATUSES.filter((status) => canMove(status, 'stop'))).toEqual([
      'FULFILLING',
      'PARTLY_REFUNDED',
    ])
    expect(afterMove('FULFILLING', 'stop')).toBe('CANCELLED')
    expect(afterMove('PARTLY_REFUNDED', 'stop')).toBe('PARTLY_REFUNDED')
    expect(afterMove('CANCELLED', 'refund_part')).toBe('PARTLY_REFUNDED')
    expect(afterMove('CANCELLED', 'refund_whole')).toBe('REFUNDED')
  })

  it('let only an unpaid order be cancelled', () => {
    expect(ORDER_STATUSES.filter((status) => canMove(status, 'cancel'))).toEqual(['AWAITING_PAYMENT'])
  })
})
