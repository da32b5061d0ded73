import type { OnlineDeps } from './payments-deps.ts'
import { findPayment, findPaymentByIntent } from './payments.queries.ts'
import type { PaymentRow } from './payments.tables.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'

/**
 * The payment of money that news of a refund or dispute names. The news may overtake that of the payment itself, which is
 * then asked for first. Undefined where the money is not of this portal.
 * @throws ProviderDown
 */
export async function settledPaymentOf(
  deps: OnlineDeps,
  intentId: string | null,
): Promise<PaymentRow | undefined> {
  const { provider } = deps
  const payment = intentId === null ? undefined : await paymentOf(deps, intentId)
  if (payment?.provider !== provider.name) return undefined
  if (payment.settledAt === null && payment.sessionId !== null) {
    const session = await provider.fetchSession(payment.sessionId)
    await recordPaymentOutcome(deps, { paymentId: payment.id, session })
  }
  return payment
}

/** By the provider's id of the money; where that is not known yet, by what the money says of itself. */
async function paymentOf(deps: OnlineDeps, intentId: string): Promise<PaymentRow | undefined> {
  const known = await findPaymentByIntent(deps.db, deps.provider.name, intentId)
  if (known) return known
  const reference = await deps.provider.referenceOf(intentId)
  return reference === null ? undefined : findPayment(deps.db, reference)
}
