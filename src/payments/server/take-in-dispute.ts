import type { ProviderDispute, ProviderEvent } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { findPayment, findPaymentByIntent } from './payments.queries.ts'
import type { PaymentRow } from './payments.tables.ts'
import { recordDispute } from './record-dispute.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'

/**
 * News of a dispute. It may overtake the news of the payment itself, which is then asked for first. A payment that is
 * not of this portal is none of its business. What the bank claims may differ from what was paid, by the currency's
 * changes since or in the currency itself: the dispute belongs to the payment that it names all the same.
 */
export async function takeInDispute(
  deps: OnlineDeps,
  event: ProviderEvent,
  news: ProviderDispute,
): Promise<void> {
  const { provider } = deps
  const payment = news.intentId === null ? undefined : await paymentOf(deps, news.intentId)
  if (payment?.provider !== provider.name) return
  if (payment.settledAt === null && payment.sessionId !== null) {
    const session = await provider.fetchSession(payment.sessionId)
    await recordPaymentOutcome(deps, { paymentId: payment.id, session })
  }
  const { id, type, at } = event
  await recordDispute(deps, payment, news, { id, type, at, provider: provider.name })
}

/** By the provider's id of the money; where that is not known yet, by what the money says of itself. */
export async function paymentOf(deps: OnlineDeps, intentId: string): Promise<PaymentRow | undefined> {
  const known = await findPaymentByIntent(deps.db, deps.provider.name, intentId)
  if (known) return known
  const reference = await deps.provider.referenceOf(intentId)
  return reference === null ? undefined : findPayment(deps.db, reference)
}
