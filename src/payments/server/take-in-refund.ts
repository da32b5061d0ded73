import type { ProviderEvent, ProviderRefund } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPayment, findRefund } from './payments.queries.ts'
import { recordOutsideRefund } from './record-outside-refund.ts'
import { recordProviderRefund } from './record-provider-refund.ts'
import { settledPaymentOf } from './settled-payment-of.ts'

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

/** Of a payment that is not of this portal it is none of its business. */
async function takeInOutside(deps: OnlineDeps, event: ProviderEvent, news: ProviderRefund): Promise<void> {
  const payment = await settledPaymentOf(deps, news.intentId)
  if (!payment) return
  const { id, type } = event
  await recordOutsideRefund(deps, payment, news, { provider: deps.provider.name, id, type })
}
