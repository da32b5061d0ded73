import { completeOrder, stopOrder } from '#orders/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { endOfOrder } from '../end-of-order.ts'
import { ordersWithoutWork, statusesOfOrder } from './work-orders.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>

/** Ends an order whose last work order was closed; does nothing until it was the last one. */
export function endOrder(deps: Deps, orderId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const end = endOfOrder(await statusesOfOrder(tx, orderId))
    if (end === 'COMPLETED') await completeOrder(tx, { orderId, at: deps.clock.now() })
    if (end === 'CANCELLED') await stopOrder(tx, deps, orderId)
  })
}

const BATCH = 200

/**
 * Ends what was left in work by releases that knew no end for orders without work, or for those that were refunded.
 * @returns how many
 */
export async function endOrdersWithoutWork(deps: Deps): Promise<number> {
  let ended = 0
  for (let after = ''; ;) {
    const ids = await ordersWithoutWork(deps.db, after, BATCH)
    for (const id of ids) await endOrder(deps, id)
    ended += ids.length
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return ended
    after = last
  }
}
