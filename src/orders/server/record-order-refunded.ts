import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Money } from '#platform/shared/money.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { lockOrder, moveOrder } from './orders.repository.ts'
import { followRefund } from './renewals/follow-payment.ts'

/**
 * Published for each completed refund that staff decided, in the same transaction. Payload: `{ orderId,
 * refundId }`. Automatic refunds (paid twice, after a cancellation) were never part of the order.
 */
export const ORDER_REFUNDED = 'OrderRefunded'

/** A part of the order's price, or all of it, has been refunded. */
export async function recordOrderRefunded(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock' | 'config'>,
  refund: { orderId: string; refundId: string; amount: Money; at: Date; actor: Actor },
): Promise<void> {
  const order = await lockOrder(tx, refund.orderId)
  if (!order) throw new Error(`order ${refund.orderId} is gone`)
  const { at, actor } = refund
  const { amount } = refund.amount
  const refunded = order.refunded + amount
  const move = refunded >= order.total ? 'refund_whole' : 'refund_part'
  const entry = { event: 'REFUNDED', at, actor, amount } as const
  if (!(await moveOrder(tx, order, move, entry, { refunded })))
    throw new Error(`order ${order.id} cannot be refunded while it is ${order.status}`)
  if (move === 'refund_whole') await followRefund(tx, deps, order)
  await deps.jobs.publish(tx, ORDER_REFUNDED, { orderId: order.id, refundId: refund.refundId })
}
