import { returnCoupon } from '#coupons/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { dropRenewals } from '#registrations/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { orderRefusals } from './orders.errors.ts'
import { lockOrder, moveOrder } from './orders.repository.ts'

/** Cancels an order that still waits for its money. Idempotent. */
export async function cancelUnpaidOrder(
  deps: ServerDeps,
  principal: SellerPrincipal,
  orderId: string,
  address: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.companyId !== principal.companyId) throw orderRefusals.not_found()
    if (order.status === 'CANCELLED') return
    const at = deps.clock.now()
    const actor = { kind: 'seller', id: principal.userId, name: principal.userName } as const
    const moved = await moveOrder(tx, order, 'cancel', { event: 'CANCELLED', at, actor })
    if (!moved) throw orderRefusals.not_cancellable({ params: { number: order.number } })
    if (order.couponCode) await returnCoupon(tx, order, at)
    await dropRenewals(tx, order.id, at)
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: principal.userId,
      action: 'order.cancel',
      record: order.id,
      companyId: order.companyId,
      address,
    })
  })
}
