import type { Lang } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'

/**
 * `OPEN`: the payer has not finished (or walked away). `PROCESSING`: the payer has, the provider has not
 * (Klarna may check for minutes). The others are final.
 */
type ProviderSessionStatus = 'OPEN' | 'PROCESSING' | 'PAID' | 'REFUSED' | 'EXPIRED'

/** The payment methods of a provider. */
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
  /** As in the path of its webhook. */
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
  /** @throws ProviderDown; RefundRefused, which is final */
  refund(wanted: { sessionId: string; amount: Money; idempotencyKey: string }): Promise<{ id: string }>
  /** @throws WebhookRejected for what is forged, stale or unreadable */
  verifyWebhook(sent: {
    rawBody: Buffer
    headers: Record<string, string | undefined>
    now: Date
  }): ProviderEvent
}

/** The provider cannot be reached, or gave an unexpected answer. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/**
 * The provider will not make this refund, however often it is asked. The message is its own code for the
 * reason.
 */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** A webhook that is not from its provider, or too old. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected'
}
