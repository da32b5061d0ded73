import { returnCoupon } from '#coupons/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { dropRenewals, isToRenewClosed, ordersRenewing } from '#registrations/server/public.ts'
import { ordersMessages } from '../orders.messages.ts'
import { lockOrder, moveOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'

/** The office has closed a number: orders that would renew it are withdrawn, those that expired too. */
export async function withdrawRenewals(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  closed: { companyId: string; registrationId: string },
): Promise<void> {
  for (const id of await ordersRenewing(deps.db, closed))
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order) await withdrawIfClosed(tx, deps, order)
    })
}

/**
 * Cancels a locked, unpaid order that is to renew a closed number, so that its money is sent back. What else it was to
 * renew can be ordered again. @returns whether it did
 */
export async function withdrawIfClosed(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  order: Pick<OrderRow, 'id' | 'companyId' | 'number' | 'status'>,
): Promise<boolean> {
  if (!(await isToRenewClosed(tx, order.id))) return false
  const { id: orderId, companyId, number } = order
  const at = deps.clock.now()
  if (!(await moveOrder(tx, order, 'withdraw', { event: 'WITHDRAWN', at, actor: PORTAL }))) return false
  await returnCoupon(tx, order, at)
  await dropRenewals(tx, orderId, at)
  await notify(tx, deps, { companyId, kind: ordersMessages.withdrawn, params: { orderId, number } })
  return true
}
