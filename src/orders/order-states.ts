import { canTake, next, type Transition } from '#platform/shared/state-machine.ts'
import type { OrderStatus } from './contract.ts'

export type OrderMove =
  | 'place'
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'withdraw'
  | 'open_work'
  | 'renew'
  | 'complete'
  | 'stop'
  | 'refund_part'
  | 'refund_whole'

/** CANCELLED: where it was paid before. That it was, the payment says. */
const REFUNDABLE = ['PAID', 'FULFILLING', 'COMPLETED', 'CANCELLED', 'PARTLY_REFUNDED'] as const

/**
 * The moves of an order. Money that arrives after the expiry is still accepted; after a cancellation it is
 * sent back. A partial refund does not stop the work: it is opened and finished all the same. A paid order of which all
 * work was cancelled is cancelled too; its money is still refunded where people decide so.
 */
export const ORDER_MOVES: readonly Transition<OrderMove, OrderStatus, 'seller' | 'staff' | 'system'>[] = [
  { action: 'place', from: ['DRAFT'], to: 'AWAITING_PAYMENT', by: ['seller'] },
  { action: 'pay', from: ['AWAITING_PAYMENT', 'EXPIRED'], to: 'PAID', by: ['system'] },
  { action: 'cancel', from: ['AWAITING_PAYMENT'], to: 'CANCELLED', by: ['seller'] },
  { action: 'expire', from: ['AWAITING_PAYMENT'], to: 'EXPIRED', by: ['system'] },
  // The number that it was to renew is closed: late money is sent back too.
  { action: 'withdraw', from: ['AWAITING_PAYMENT', 'EXPIRED'], to: 'CANCELLED', by: ['system'] },
  { action: 'open_work', from: ['PAID'], to: 'FULFILLING', by: ['system'] },
  { action: 'open_work', from: ['PARTLY_REFUNDED'], to: 'PARTLY_REFUNDED', by: ['system'] },
  // What goes on needs no work: with it, all of the order is done.
  { action: 'renew', from: ['PAID'], to: 'COMPLETED', by: ['system'] },
  { action: 'renew', from: ['PARTLY_REFUNDED'], to: 'PARTLY_REFUNDED', by: ['system'] },
  { action: 'complete', from: ['FULFILLING'], to: 'COMPLETED', by: ['system'] },
  { action: 'complete', from: ['PARTLY_REFUNDED'], to: 'PARTLY_REFUNDED', by: ['system'] },
  { action: 'stop', from: ['FULFILLING'], to: 'CANCELLED', by: ['system'] },
  { action: 'stop', from: ['PARTLY_REFUNDED'], to: 'PARTLY_REFUNDED', by: ['system'] },
  {
    action: 'refund_part',
    from: REFUNDABLE,
    to: 'PARTLY_REFUNDED',
    by: ['staff'],
  },
  {
    action: 'refund_whole',
    from: REFUNDABLE,
    to: 'REFUNDED',
    by: ['staff'],
  },
]

/** The status after a move; undefined where the move is not allowed. */
export function afterMove(status: OrderStatus, move: OrderMove): OrderStatus | undefined {
  return next(ORDER_MOVES, status, move)
}

export const canMove = (status: OrderStatus, move: OrderMove): boolean => canTake(ORDER_MOVES, status, move)
