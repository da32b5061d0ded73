import { crashPoint } from '#platform/server/crash-point.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { priceDay } from '#catalogue/server/public.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { extendRenewals, takeBackRenewals } from '#registrations/server/public.ts'
import { lockOrder, moveOrder } from '../orders.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/** The order is paid: what it renews goes on, once, and with that the order is done. */
export async function extendPaid(deps: Deps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order?.paidAt || order.status === 'REFUNDED') return
    const { companyId, paidAt: at } = order
    // Late work does not make the payment late.
    const today = priceDay({ ...deps, clock: { now: () => at } })
    const extended = await extendRenewals(tx, deps, { companyId, orderId, today, at: deps.clock.now() })
    if (extended > 0)
      await moveOrder(tx, order, 'renew', { event: 'RENEWED', at: deps.clock.now(), actor: PORTAL })
    crashPoint(deps, 'renewal.extend:before-commit')
  })
  crashPoint(deps, 'renewal.extend:committed')
}

/** All of its price went back: what it renewed is taken back. A part that goes back changes nothing. */
export async function takeBackRefunded(deps: Deps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'REFUNDED') return
    const { companyId } = order
    await takeBackRenewals(tx, { companyId, orderId, today: priceDay(deps), at: deps.clock.now() })
  })
}
