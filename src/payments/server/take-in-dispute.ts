import type { ProviderDispute, ProviderEvent } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { recordDispute } from './record-dispute.ts'
import { settledPaymentOf } from './settled-payment-of.ts'

/**
 * News of a dispute. A payment that is not of this portal is none of its business. What the bank claims may differ from
 * what was paid, by the currency's changes since or in the currency itself: the dispute belongs to the payment that it
 * names all the same.
 */
export async function takeInDispute(
  deps: OnlineDeps,
  event: ProviderEvent,
  news: ProviderDispute,
): Promise<void> {
  const payment = await settledPaymentOf(deps, news.intentId)
  if (!payment) return
  const { id, type, at } = event
  await recordDispute(deps, payment, news, { id, type, at, provider: deps.provider.name })
}
