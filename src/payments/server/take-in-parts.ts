import type { OrderForPayment } from '#orders/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newPayment } from './new-payment.ts'
import { insertPayment } from './payments.repository.ts'
import { bindParts } from './transfers.repository.ts'

/**
 * The parts that came by bank have helped to pay a locked order whose rest came another way: they stand among
 * its payments, as one that has arrived.
 */
export async function takeInParts(
  tx: Transaction,
  deps: ServerDeps,
  order: OrderForPayment,
  { amount, at }: { amount: number; at: Date },
): Promise<void> {
  if (amount === 0) return
  const made = newPayment(deps, { order, method: 'BANK_TRANSFER', createdBy: order.createdBy, amount })
  await insertPayment(tx, { ...made, status: 'SUCCEEDED', settledAt: at })
  await bindParts(tx, order.id, made.id)
}
