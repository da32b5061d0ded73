import type { ProviderEvent, ProviderRefund } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPayment, findRefund } from './payments.queries.ts'
import { recordProviderRefund } from './record-provider-refund.ts'

/**
 * News of a refund. One that somebody made at the provider has no refund here: the books do not follow it, and a
 * warning says so. @throws payment.webhook_mismatch
 */
export async function takeInRefund(
  deps: OnlineDeps,
  event: ProviderEvent,
  news: ProviderRefund,
): Promise<void> {
  const { name } = deps.provider
  if (news.reference === null) {
    deps.log.warn({ refund: news.id, payment: news.intentId }, 'a refund was made outside of the portal')
    return
  }
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
