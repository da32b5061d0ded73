import type { Transaction } from '#platform/server/database.ts'
import type { OrderForPayment } from './order-for-payment.ts'
import { setExpiry } from './orders.repository.ts'

const DAY_MS = 24 * 3_600_000
/** After a debit failed: enough for another try, or for a bank transfer. */
const PAY_AGAIN_MS = 7 * DAY_MS
/** As long as an order waits for a transfer that was chosen before: never less than that. */
const SINCE_ORDER_MS = 10 * DAY_MS

type Waiting = Pick<OrderForPayment, 'id' | 'status' | 'createdAt' | 'expiresAt'>

/** The buyer of a locked order has paid, the bank has not: the order waits for what becomes of it. */
export async function awaitDebit(tx: Transaction, order: Waiting, until: Date): Promise<void> {
  if (order.status !== 'AWAITING_PAYMENT' || order.expiresAt >= until) return
  await setExpiry(tx, order.id, until)
}

/**
 * The money that a locked order waited for will not come: its buyer has time to pay again.
 * @returns until when; undefined where nothing is to be paid any more
 */
export async function payAgain(tx: Transaction, order: Waiting, now: Date): Promise<Date | undefined> {
  if (order.status !== 'AWAITING_PAYMENT') return undefined
  const until = new Date(Math.max(now.getTime() + PAY_AGAIN_MS, order.createdAt.getTime() + SINCE_ORDER_MS))
  await setExpiry(tx, order.id, until)
  return until
}
