import type { Lang } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'

/**
 * `OPEN`: the payer has not finished (or walked away). `PROCESSING`: the payer has, the provider has not (Klarna may
 * look for minutes). The others are the provider's last word.
 */
type ProviderSessionStatus = 'OPEN' | 'PROCESSING' | 'PAID' | 'REFUSED' | 'EXPIRED'

/** The ways to pay that a provider knows. */
type ProviderMethod = 'CARD' | 'KLARNA'

/** One visit to the provider's payment page, as the provider knows it. */
export type ProviderSession = {
  id: string
  status: ProviderSessionStatus
  amount: Money
  mode: 'test' | 'live'
  /** our payment's id */
  reference: string
  /** our order's number */
  orderNumber: string
  /** where the payer goes */
  url: string
}

export type ProviderEvent = { id: string; type: string; session: ProviderSession }

/** A provider of payments. Every call with the same `idempotencyKey` happens once. */
export type PaymentProvider = {
  /** As in the address of its webhook. */
  name: string
  mode: 'test' | 'live'
  /** @throws ProviderDown */
  createSession(wanted: {
    reference: string
    orderNumber: string
    method: ProviderMethod
    amount: Money
    lang: Lang
    returnUrl: string
    idempotencyKey: string
  }): Promise<ProviderSession>
  /** @throws ProviderDown */
  fetchSession(id: string): Promise<ProviderSession>
  /** @throws ProviderDown; RefundRefused, which is its last word */
  refund(wanted: { sessionId: string; amount: Money; idempotencyKey: string }): Promise<{ id: string }>
  /** @throws WebhookRejected for what is forged, stale or unreadable */
  verifyWebhook(sent: {
    rawBody: Buffer
    headers: Record<string, string | undefined>
    now: Date
  }): ProviderEvent
}

/** The provider cannot be reached, or answered what it should not. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** The provider will not send this money back, however often it is asked. The message is its own name for the reason. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** A webhook that its provider did not send, or not now. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected'
}
