import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '#orders/contract.ts'
import { faultsOf } from '#platform/testing/state-table.ts'
import { PAYMENT_STATUSES, type PaymentStatus, REFUND_STATUSES } from './payment.ts'
import {
  isOpen,
  isPaid,
  mayBecome,
  PAYMENT_MOVES,
  payStateOf,
  REFUND_MOVES,
  TRANSFER_MOVES,
} from './payment-states.ts'
import { TRANSFER_STATUSES } from './refund-way.ts'

describe('the states of a payment', () => {
  it('are all reachable and lead to an end; so are those of refunds and transfers', () => {
    const ends = ['SUCCEEDED', 'FAILED', 'CANCELLED', 'REFUNDED'] as const
    expect(faultsOf(PAYMENT_MOVES, { start: 'CREATED', ends, states: PAYMENT_STATUSES })).toEqual([])
    const refunds = { start: 'REQUESTED', ends: ['SUCCEEDED', 'FAILED'], states: REFUND_STATUSES } as const
    expect(faultsOf(REFUND_MOVES, refunds)).toEqual([])
    const transfers = { start: 'OPEN', ends: ['MATCHED', 'RETURNED'], states: TRANSFER_STATUSES } as const
    expect(faultsOf(TRANSFER_MOVES, transfers)).toEqual([])
  })

  it('always count money, whenever it comes, and nothing undoes it', () => {
    const had = new Set<string>(['SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED'])
    for (const from of PAYMENT_STATUSES) expect(mayBecome(from, 'SUCCEEDED')).toBe(!had.has(from))
    for (const to of PAYMENT_STATUSES) {
      expect(mayBecome('SUCCEEDED', to)).toBe(to === 'REFUNDED' || to === 'PARTLY_REFUNDED')
      expect(mayBecome('PARTLY_REFUNDED', to)).toBe(to === 'REFUNDED' || to === 'PARTLY_REFUNDED')
      expect(mayBecome('REFUNDED', to)).toBe(false)
    }
  })

  it('ignore a late refusal of an abandoned payment', () => {
    expect(mayBecome('CANCELLED', 'FAILED')).toBe(false)
    expect(mayBecome('PENDING', 'FAILED')).toBe(true)
  })

  it('are open until the outcome is final, and paid while some of the money is here', () => {
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(['CREATED', 'PENDING'])
    expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(['SUCCEEDED', 'PARTLY_REFUNDED'])
  })
})

const latest = (status: PaymentStatus) => ({ status, method: 'CARD' as const, needsPayer: true })

describe('the state shown to the payer', () => {
  it.each([
    ['AWAITING_PAYMENT', undefined, 'UNPAID'],
    ['AWAITING_PAYMENT', 'PENDING', 'PENDING'],
    ['AWAITING_PAYMENT', 'CREATED', 'PENDING'],
    ['AWAITING_PAYMENT', 'FAILED', 'REFUSED'],
    ['AWAITING_PAYMENT', 'CANCELLED', 'UNPAID'],
    ['AWAITING_PAYMENT', 'SUCCEEDED', 'UNPAID'],
    ['AWAITING_PAYMENT', 'REFUNDED', 'UNPAID'],
    ['PAID', 'SUCCEEDED', 'PAID'],
    ['FULFILLING', 'SUCCEEDED', 'PAID'],
    ['PARTLY_REFUNDED', 'PARTLY_REFUNDED', 'PAID'],
    ['REFUNDED', 'REFUNDED', 'REFUNDED'],
    ['CANCELLED', 'SUCCEEDED', 'CLOSED'],
    ['CANCELLED', 'REFUNDED', 'CLOSED'],
    ['PAID', 'REFUNDED', 'PAID'],
    ['EXPIRED', 'PENDING', 'CLOSED'],
  ] as const)('order %s, latest payment %s: %s', (order, status, state) => {
    expect(payStateOf(order, status && latest(status))).toBe(state)
  })

  it('says who has to act: the payer, the provider, or the bank', () => {
    const open = { status: 'PENDING', method: 'KLARNA' } as const
    expect(payStateOf('AWAITING_PAYMENT', { ...open, needsPayer: true })).toBe('PENDING')
    expect(payStateOf('AWAITING_PAYMENT', { ...open, needsPayer: false })).toBe('PROCESSING')
    const transfer = { ...open, method: 'BANK_TRANSFER', needsPayer: false } as const
    expect(payStateOf('AWAITING_PAYMENT', transfer)).toBe('TRANSFER')
  })

  it('never asks for payment of what is paid', () => {
    const final = ORDER_STATUSES.filter((status) => !['DRAFT', 'AWAITING_PAYMENT'].includes(status))
    for (const status of final)
      expect(['PAID', 'REFUNDED', 'CLOSED']).toContain(payStateOf(status, latest('PENDING')))
  })
})
