import { lockOrderForPayment } from '#orders/server/public.ts'
import { waitsForMoney } from '../transfer-fit.ts'
import { recordPayment } from './match-transfer.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { takeMoney } from './record-payment-outcome.ts'
import { ordersWithIdleParts, partsReceived } from './transfers.queries.ts'
import { bindParts } from './transfers.repository.ts'

const BATCH = 100

/**
 * A part came by bank, and then the order was paid another way, or cancelled: nobody would look for that
 * money again. It is booked as a payment, so that it is refunded by hand. One that fails does not hold up the
 * others.
 */
export async function sendBackParts(deps: PaymentDeps): Promise<void> {
  for (const orderId of await ordersWithIdleParts(deps.db, BATCH)) {
    await sendBackPartsOf(deps, orderId).catch((error: Error) =>
      deps.log.warn({ order: orderId, err: error.message }, 'parts could not be sent back'),
    )
  }
}

async function sendBackPartsOf(deps: PaymentDeps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, orderId)
    if (!order || waitsForMoney(order.status)) return
    const received = await partsReceived(tx, order.id)
    if (received === 0) return
    const payment = await recordPayment(tx, deps, order, received)
    await bindParts(tx, order.id, payment.id)
    await takeMoney(tx, deps, { payment, order, session: null, at: deps.clock.now() })
  })
}
