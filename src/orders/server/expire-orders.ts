import { returnCoupon } from '#coupons/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { dropRenewals } from '#registrations/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { ordersOverdue } from './orders.queries.ts'
import { ordersMessages } from './orders.messages.ts'
import { lockOrder, moveOrder } from './orders.repository.ts'

const BATCH = 200

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'log' | 'jobs'>

/**
 * Expires the orders whose money did not come in time. One that fails does not hold up the others. @returns
 * how many
 */
export async function expireOrders(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const overdue = await ordersOverdue(deps.db, now, BATCH)
  let closed = 0
  for (const id of overdue) {
    const done = await expireOne(deps, id, now).catch((error: Error) =>
      deps.log.warn({ order: id, err: error.message }, 'order could not be expired'),
    )
    if (done === true) closed++
  }
  return closed
}

/** @returns whether it was still open */
function expireOne(deps: Deps, id: string, now: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    // Somebody who chose a bank transfer at this very moment gets more time.
    if (!order || order.expiresAt > now) return false
    const moved = await moveOrder(tx, order, 'expire', { event: 'EXPIRED', at: now, actor: PORTAL })
    if (!moved) return false
    if (order.couponCode) await returnCoupon(tx, order, now)
    await dropRenewals(tx, order.id, now)
    await notify(tx, deps, {
      companyId: order.companyId,
      kind: ordersMessages.expired,
      params: {
        orderId: order.id,
        number: order.number,
        until: { instant: order.expiresAt.toISOString() },
      },
    })
    return true
  })
}
