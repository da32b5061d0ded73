import type { OrderStatus } from '#orders/contract.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment.ts'
import type { PayState } from './contract.ts'

/**
 * Where a payment may go. A provider's events come late, twice and in any order: what it said of money always counts
 * (also after we gave the payment up), and nothing undoes it; it can only be sent back.
 */
export const PAYMENT_MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  CREATED: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'],
  PENDING: ['SUCCEEDED', 'FAILED', 'CANCELLED'],
  FAILED: ['SUCCEEDED'],
  CANCELLED: ['SUCCEEDED'],
  SUCCEEDED: ['PARTLY_REFUNDED', 'REFUNDED'],
  PARTLY_REFUNDED: ['PARTLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
}

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => PAYMENT_MOVES[from].includes(to)

export const isOpen = (status: PaymentStatus): boolean => status === 'CREATED' || status === 'PENDING'

/** The money came, and some of it is still here. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === 'SUCCEEDED' || status === 'PARTLY_REFUNDED'

/** The latest try to pay: by which way, how far, and whether the payer has something left to do. */
export type LatestTry = { status: PaymentStatus; method: PaymentMethod; needsPayer: boolean }

const OF_SETTLED_ORDER: Partial<Record<OrderStatus, PayState>> = {
  PAID: 'PAID',
  FULFILLING: 'PAID',
  COMPLETED: 'PAID',
  PARTLY_REFUNDED: 'PAID',
  REFUNDED: 'REFUNDED',
  CANCELLED: 'CLOSED',
  EXPIRED: 'CLOSED',
}

/** What a payer should know, from the order and the latest try to pay it. */
export function payStateOf(order: OrderStatus, latest: LatestTry | undefined): PayState {
  const settled = OF_SETTLED_ORDER[order]
  if (settled) return settled
  if (latest === undefined || latest.status === 'CANCELLED') return 'UNPAID'
  if (latest.status === 'FAILED') return 'REFUSED'
  if (latest.method === 'BANK_TRANSFER') return 'TRANSFER'
  return latest.needsPayer ? 'PENDING' : 'PROCESSING'
}
