import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { priceDay } from '#catalogue/server/public.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import {
  endByRefund,
  extendRenewals,
  findServicesOfOrder,
  hasRenewals,
  takeBackRenewals,
} from '#registrations/server/public.ts'
import { lockOrder, moveOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import { findLinesOfServices } from './bought-lines.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/** The order is paid: what it renews goes on, once, and with that the order is done. */
export async function extendPaid(deps: Deps, orderId: string): Promise<void> {
  // What an order renews is written with the order. Most renew nothing, and need no transaction here.
  if (!(await hasRenewals(deps.db, orderId))) return
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

/**
 * All of an order's price went back: what it renewed is taken back, and what was bought last by a refunded order goes on
 * no more. A part that goes back changes nothing.
 */
export async function followRefund(
  tx: Transaction,
  deps: Omit<Deps, 'db'>,
  order: Pick<OrderRow, 'id' | 'companyId'>,
): Promise<void> {
  const { id: orderId, companyId } = order
  const today = priceDay(deps)
  await takeBackRenewals(tx, deps, { companyId, orderId, today, at: deps.clock.now() })
  const services = await findServicesOfOrder(tx, { companyId, orderId })
  const bought = await findLinesOfServices(tx, services)
  const registrationIds = [...bought].flatMap(([id, last]) => (last.order.status === 'REFUNDED' ? [id] : []))
  await endByRefund(tx, deps, { companyId, registrationIds, today })
}
