import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import type { OrderEvent } from '../contract.ts'
import type { OrderDispute } from './orders.tables.ts'
import { noteOnOrder, setDispute } from './orders.repository.ts'

/** Published when a bank begins or ends to dispute an order's payment. Payload: `{ orderId, disputeId, what }`. */
export const ORDER_DISPUTED = 'OrderDisputed'

type Marked = {
  disputeId: string
  /** As all disputes of the order together stand; null takes the mark off. */
  mark: OrderDispute | null
  event: Extract<OrderEvent, 'DISPUTED' | 'DISPUTE_ESCALATED' | 'DISPUTE_WON' | 'DISPUTE_LOST'>
  at: Date
  /** minor units of the order's currency, where the bank claims in it */
  amount?: number
}

/** Marks a locked order whose payment a bank disputes, and tells those who work on it. */
export async function markDisputed(
  tx: Transaction,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  order: { id: string; companyId: string },
  { disputeId, mark, event, at, amount }: Marked,
): Promise<void> {
  await setDispute(tx, order.id, mark)
  await noteOnOrder(tx, {
    orderId: order.id,
    companyId: order.companyId,
    event,
    at,
    actor: PORTAL,
    ...(amount !== undefined && { amount }),
  })
  await jobs.publish(tx, ORDER_DISPUTED, { orderId: order.id, disputeId, what: event })
}
