import type { Transaction } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { OrderForPayment } from './order-for-payment.ts'
import { noteOnOrder, setExpiry } from './orders.repository.ts'

/** Bank transfers take time. */
const TRANSFER_TAKES_MS = 10 * 24 * 3_600_000

/**
 * The buyer of a locked order pays by bank: it waits ten days from the order on, and never less than before.
 * @returns until when
 */
export async function awaitTransfer(
  tx: Transaction,
  order: OrderForPayment,
  entry: { at: Date; actor: Actor; amount: number },
): Promise<Date> {
  const expiresAt = new Date(
    Math.max(order.expiresAt.getTime(), order.createdAt.getTime() + TRANSFER_TAKES_MS),
  )
  await setExpiry(tx, order.id, expiresAt)
  await noteOnOrder(tx, {
    ...entry,
    orderId: order.id,
    companyId: order.companyId,
    event: 'TRANSFER_AWAITED',
  })
  return expiresAt
}
