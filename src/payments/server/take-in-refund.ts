import type { ProviderEvent, ProviderRefund } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPayment, findRefund } from './payments.queries.ts'
import { recordOutsideRefund } from './record-outside-refund.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'
import { recordProviderRefund } from './record-provider-refund.ts'
import { paymentOf } from './take-in-dispute.ts'

/**
 * News of a refund. One that somebody made at the provider has no refund here: it is recorded, and finance books it.
 * @throws payment.webhook_mismatch
 */
export async function takeInRefund(
  deps: OnlineDeps,
  event: ProviderEvent,
  news: ProviderRefund,
): Promise<void> {
  const { name } = deps.provider
  if (news.reference === null) return takeInOutside(deps, event, news)
  const refund = await findRefund(deps.db, news.reference)
  const payment = refund && (await findPayment(deps.db, refund.paymentId))
  const fits =
    refund?.amount === news.amount &&
    refund.currency === news.currency &&
    payment?.provider === name &&
    (payment.intentId === null || news.intentId === null || payment.intentId === news.intentId)
  if (!fits) throw paymentRefusals.webhook_mismatch()
  await recordProviderRefund(deps, refund, news, { provider: name, id: event.id, type: event.type })
}

/** Of a payment that is not of this portal it is none of its business. It may overtake the news of the payment itself. */
async function takeInOutside(deps: OnlineDeps, event: ProviderEvent, news: ProviderRefund): Promise<void> {
  const { provider } = deps
  const payment = news.intentId === null ? undefined : await paymentOf(deps, news.intentId)
  if (payment?.provider !== provider.name) return
  if (payment.settledAt === null && payment.sessionId !== null) {
    const session = await provider.fetchSession(payment.sessionId)
    await recordPaymentOutcome(deps, { paymentId: payment.id, session })
  }
  await recordOutsideRefund(deps, payment, news, { provider: provider.name, id: event.id, type: event.type })
}
