import { and, asc, eq, lte } from 'drizzle-orm'
import { returnCoupon } from '#coupons/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { lockOrder, moveOrder } from './orders.repository.ts'
import { orders } from './orders.tables.ts'

const BATCH = 200

/** Closes the orders whose money did not come in time. @returns how many */
export async function expireOrders(deps: Pick<ServerDeps, 'db' | 'clock'>): Promise<number> {
  const now = deps.clock.now()
  const due = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'AWAITING_PAYMENT'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH)
  for (const { id } of due) {
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) return
      const moved = await moveOrder(tx, order, 'expire', { event: 'EXPIRED', at: now, actor: PORTAL })
      if (moved && order.couponCode) await returnCoupon(tx, order.id, now)
    })
  }
  return due.length
}
