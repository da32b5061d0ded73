import type { OrderStatus } from '#orders/contract.ts'
import { canBecome, type Transition } from '#platform/shared/state-machine.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus, RefundStatus } from './payment.ts'
import type { TransferStatus } from './refund-way.ts'
import type { PayState } from './contract.ts'

/**
 * The moves of a payment. A provider's events come late, twice and in any order: money always counts (also
 * after the payment was abandoned), and nothing undoes it; it can only be refunded.
 */
export const PAYMENT_MOVES: readonly Transition<
  PaymentMove,
  PaymentStatus,
  'provider' | 'staff' | 'system'
>[] = [
  { action: 'wait', from: ['CREATED'], to: 'PENDING', by: ['provider', 'system'] },
  {
    action: 'succeed',
    from: ['CREATED', 'PENDING', 'FAILED', 'CANCELLED'],
    to: 'SUCCEEDED',
    by: ['provider', 'staff'],
  },
  { action: 'fail', from: ['CREATED', 'PENDING'], to: 'FAILED', by: ['provider'] },
  { action: 'cancel', from: ['CREATED', 'PENDING'], to: 'CANCELLED', by: ['provider', 'system'] },
  {
    action: 'refund_part',
    from: ['SUCCEEDED', 'PARTLY_REFUNDED'],
    to: 'PARTLY_REFUNDED',
    by: ['provider', 'staff'],
  },
  {
    action: 'refund_whole',
    from: ['SUCCEEDED', 'PARTLY_REFUNDED'],
    to: 'REFUNDED',
    by: ['provider', 'staff'],
  },
]
type PaymentMove = 'wait' | 'succeed' | 'fail' | 'cancel' | 'refund_part' | 'refund_whole'

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  canBecome(PAYMENT_MOVES, from, to)

/**
 * A refund that failed stays so: another one replaces it. One that came back after it had succeeded is open once more:
 * the order was told of it already.
 */
export const REFUND_MOVES: readonly Transition<
  'succeed' | 'fail' | 'return',
  RefundStatus,
  'provider' | 'staff'
>[] = [
  { action: 'succeed', from: ['REQUESTED'], to: 'SUCCEEDED', by: ['provider', 'staff'] },
  { action: 'fail', from: ['REQUESTED'], to: 'FAILED', by: ['provider'] },
  { action: 'return', from: ['SUCCEEDED'], to: 'REQUESTED', by: ['provider'] },
]

/** A matched transfer may be returned while it covers only a part of its order. */
export const TRANSFER_MOVES: readonly Transition<'match' | 'return', TransferStatus, 'staff'>[] = [
  { action: 'match', from: ['OPEN'], to: 'MATCHED', by: ['staff'] },
  { action: 'return', from: ['OPEN', 'MATCHED'], to: 'RETURNED', by: ['staff'] },
]

export const isOpen = (status: PaymentStatus): boolean => status === 'CREATED' || status === 'PENDING'

/** The money came, and some of it is still here. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === 'SUCCEEDED' || status === 'PARTLY_REFUNDED'

/** Whether the payer has something left to do at the provider: with a session but no URL to continue at, not. */
export function needsPayer(payment: { sessionId: string | null; redirectUrl: string | null }): boolean {
  return payment.sessionId === null || payment.redirectUrl !== null
}

/** The payer is done; only the provider's answer is missing. Until it came, nobody pays again or cancels. */
export function isUnderReview(
  payment: { status: PaymentStatus; method: PaymentMethod } & Parameters<typeof needsPayer>[0],
): boolean {
  return payment.status === 'PENDING' && payment.method !== 'BANK_TRANSFER' && !needsPayer(payment)
}

/** The latest attempt to pay: its method, its status, and whether the payer has something left to do. */
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

/** The state shown to the payer, from the order and the latest attempt to pay it. */
export function payStateOf(order: OrderStatus, latest: LatestTry | undefined): PayState {
  const final = OF_SETTLED_ORDER[order]
  if (final) return final
  if (latest === undefined || latest.status === 'CANCELLED') return 'UNPAID'
  if (latest.status === 'FAILED') return 'REFUSED'
  // It was too little, and goes back.
  if (latest.status !== 'CREATED' && latest.status !== 'PENDING') return 'UNPAID'
  if (latest.method === 'BANK_TRANSFER') return 'TRANSFER'
  return latest.needsPayer ? 'PENDING' : 'PROCESSING'
}
