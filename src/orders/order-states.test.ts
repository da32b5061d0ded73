import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './contract.ts'
import { afterMove, canMove, ORDER_MOVES, type OrderMove } from './order-states.ts'

const MOVES = Object.keys(ORDER_MOVES) as OrderMove[]

function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set([start])
  for (const status of seen) {
    for (const move of MOVES) {
      const next = afterMove(status, move)
      if (next) seen.add(next)
    }
  }
  return seen
}

describe('the states of an order', () => {
  it('can all be reached from the draft', () => {
    expect([...reachableFrom('DRAFT')].toSorted()).toEqual([...ORDER_STATUSES].toSorted())
  })

  it('never lead back from paid to unpaid', () => {
    for (const status of ['PAID', 'FULFILLING', 'COMPLETED'] as const)
      for (const unpaid of ['DRAFT', 'AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED'] as const)
        expect(reachableFrom(status)).not.toContain(unpaid)
  })

  it('take late money, but not after a cancellation or a second time', () => {
    expect(afterMove('EXPIRED', 'pay')).toBe('PAID')
    expect(canMove('CANCELLED', 'pay')).toBe(false)
    for (const status of ['PAID', 'FULFILLING', 'COMPLETED'] as const)
      expect(canMove(status, 'pay')).toBe(false)
  })

  it('let only an unpaid order be cancelled', () => {
    expect(ORDER_STATUSES.filter((status) => canMove(status, 'cancel'))).toEqual(['AWAITING_PAYMENT'])
  })
})
