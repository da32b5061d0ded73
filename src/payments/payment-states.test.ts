import { describe, expect, it } from 'vitest'
import { PAYMENT_STATUSES } from './contract.ts'
import { isOpen, mayBecome, payStateOf } from './payment-states.ts'

describe('the states of a payment', () => {
  it('let money count whenever it comes, and nothing undo it', () => {
    const had = new Set<string>(['SUCCEEDED', 'REFUNDED'])
    for (const from of PAYMENT_STATUSES) expect(mayBecome(from, 'SUCCEEDED')).toBe(!had.has(from))
    for (const to of PAYMENT_STATUSES) expect(mayBecome('SUCCEEDED', to)).toBe(to === 'REFUNDED')
    for (const to of PAYMENT_STATUSES) expect(mayBecome('REFUNDED', to)).toBe(false)
  })

  it('let a late refusal not touch a payment that was given up', () => {
    expect(mayBecome('CANCELLED', 'FAILED')).toBe(false)
    expect(mayBecome('PENDING', 'FAILED')).toBe(true)
  })

  it('are open until there is a last word', () => {
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(['CREATED', 'PENDING'])
  })
})

describe('what the payer is told', () => {
  it.each([
    ['AWAITING_PAYMENT', undefined, 'UNPAID'],
    ['AWAITING_PAYMENT', 'PENDING', 'PENDING'],
    ['AWAITING_PAYMENT', 'CREATED', 'PENDING'],
    ['AWAITING_PAYMENT', 'FAILED', 'REFUSED'],
    ['AWAITING_PAYMENT', 'CANCELLED', 'UNPAID'],
    ['PAID', 'SUCCEEDED', 'PAID'],
    ['FULFILLING', 'SUCCEEDED', 'PAID'],
    ['CANCELLED', 'SUCCEEDED', 'CLOSED'],
    ['CANCELLED', 'REFUNDED', 'CLOSED'],
    ['PAID', 'REFUNDED', 'PAID'],
    ['EXPIRED', 'PENDING', 'CLOSED'],
  ] as const)('order %s, latest payment %s: %s', (order, latest, state) => {
    expect(payStateOf(order, latest)).toBe(state)
  })
})
