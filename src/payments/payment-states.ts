import type { OrderStatus } from '#orders/contract.ts'
import type { PAY_STATES, PaymentStatus } from './contract.ts'

/**
 * Where a payment may go. A provider's events come late, twice and in any order: what it said of money always counts
 * (also after we gave the payment up), and nothing undoes it; it can only be sent back.
 */
export const PAYMENT_MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  CREATED: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'],
  PENDING: ['SUCCEEDED', 'FAILED', 'CANCELLED'],
  FAILED: ['SUCCEEDED'],
  CANCELLED: ['SUCCEEDED'],
  SUCCEEDED: ['REFUNDED'],
  REFUNDED: [],
}

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => PAYMENT_MOVES[from].includes(to)

export const isOpen = (status: PaymentStatus): boolean => status === 'CREATED' || status === 'PENDING'

/** What a payer should know, from the order and the latest try to pay it. */
export function payStateOf(
  order: OrderStatus,
  latest: PaymentStatus | undefined,
): (typeof PAY_STATES)[number] {
  if (order === 'PAID' || order === 'FULFILLING' || order === 'COMPLETED') return 'PAID'
  if (order === 'CANCELLED' || order === 'EXPIRED') return 'CLOSED'
  if (latest === undefined || latest === 'CANCELLED') return 'UNPAID'
  return latest === 'FAILED' ? 'REFUSED' : 'PENDING'
}
