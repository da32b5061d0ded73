import type { OrderStatus } from './contract.ts'

/**
 * The moves that an order can make. Money that arrives after the expiry is still welcome; after a cancellation it goes
 * back. A refund in part does not stop the work: it is opened and finished all the same.
 */
export const ORDER_MOVES = {
  place: { DRAFT: 'AWAITING_PAYMENT' },
  pay: { AWAITING_PAYMENT: 'PAID', EXPIRED: 'PAID' },
  cancel: { AWAITING_PAYMENT: 'CANCELLED' },
  expire: { AWAITING_PAYMENT: 'EXPIRED' },
  open_work: { PAID: 'FULFILLING', PARTLY_REFUNDED: 'PARTLY_REFUNDED' },
  complete: { FULFILLING: 'COMPLETED', PARTLY_REFUNDED: 'PARTLY_REFUNDED' },
  refund_part: {
    PAID: 'PARTLY_REFUNDED',
    FULFILLING: 'PARTLY_REFUNDED',
    COMPLETED: 'PARTLY_REFUNDED',
    PARTLY_REFUNDED: 'PARTLY_REFUNDED',
  },
  refund_whole: {
    PAID: 'REFUNDED',
    FULFILLING: 'REFUNDED',
    COMPLETED: 'REFUNDED',
    PARTLY_REFUNDED: 'REFUNDED',
  },
} as const satisfies Record<string, Partial<Record<OrderStatus, OrderStatus>>>
export type OrderMove = keyof typeof ORDER_MOVES

/** Where a move leads from a status; nothing where it is not allowed. */
export function afterMove(status: OrderStatus, move: OrderMove): OrderStatus | undefined {
  const targets: Partial<Record<OrderStatus, OrderStatus>> = ORDER_MOVES[move]
  return targets[status]
}

export const canMove = (status: OrderStatus, move: OrderMove): boolean =>
  afterMove(status, move) !== undefined
