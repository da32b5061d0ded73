import { takeCouponAgain } from '#coupons/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { together } from '#platform/server/together.ts'
import type { Money } from '#platform/shared/money.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import type { LockedOrder } from './order-for-payment.ts'
import { ordersMessages } from './orders.messages.ts'
import { leaveMoved, noteOnOrder } from './orders.repository.ts'
import { withdrawIfClosed } from './renewals/withdraw.ts'

/** Published once when an order is paid, in the same transaction. Payload: `{ orderId, companyId }`. */
export const ORDER_PAID = 'OrderPaid'

/** What a paid order renews goes on. Under the name it had when it followed every paid order: such jobs may still wait. */
export const EXTEND_RENEWALS = 'OrderPaid:extend-renewals'

/** `PAID`: the order took the money. The others: it must be sent back, and why. */
export type Settlement = 'PAID' | 'PAID_TWICE' | 'ORDER_CANCELLED'

/**
 * Money has arrived for a locked order. The first payment takes the order to PAID (also after its expiry, at
 * the agreed price) and publishes `OrderPaid`, once; what comes later, after a cancellation, or to renew a
 * number that was closed in the meantime, is shown to the seller and left to be refunded. Nothing later in the transaction
 * reads the order: it is written with the commit.
 */
export async function recordOrderPaid(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  order: Pick<LockedOrder, 'id' | 'number' | 'companyId' | 'status' | 'renews'>,
  paid: { amount: Money; at: Date },
): Promise<Settlement> {
  const { at } = paid
  const { amount } = paid.amount
  const { renews } = order
  const isWithdrawn = renews && (await withdrawIfClosed(tx, deps, order))
  const event = order.status === 'EXPIRED' ? 'PAID_AFTER_EXPIRY' : 'PAID'
  if (!isWithdrawn && (await leaveMoved(tx, order, 'pay', { event, at, actor: PORTAL, amount }))) {
    if (order.status === 'EXPIRED') await takeCouponAgain(tx, order)
    const about = { orderId: order.id, number: order.number, sum: paid.amount }
    await together([
      deps.jobs.publish(tx, ORDER_PAID, { orderId: order.id, companyId: order.companyId }),
      renews && deps.jobs.add(tx, EXTEND_RENEWALS, { orderId: order.id }),
      notify(tx, deps, { companyId: order.companyId, kind: ordersMessages.paid, params: about }),
    ])
    return 'PAID'
  }
  const cancelled = isWithdrawn || order.status === 'CANCELLED'
  const about = { orderId: order.id, companyId: order.companyId, at, actor: PORTAL, amount }
  await noteOnOrder(tx, { ...about, event: cancelled ? 'PAID_AFTER_CANCEL' : 'PAID_TWICE' })
  return cancelled ? 'ORDER_CANCELLED' : 'PAID_TWICE'
}
