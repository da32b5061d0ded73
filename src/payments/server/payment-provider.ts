import type { Lang } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'

/** `OPEN`: the payer has not finished (or walked away). The others are the provider's last word. */
export type ProviderSessionStatus = 'OPEN' | 'PAID' | 'REFUSED' | 'EXPIRED'

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
    amount: Money
    lang: Lang
    returnUrl: string
    idempotencyKey: string
  }): Promise<ProviderSession>
  /** @throws ProviderDown */
  fetchSession(id: string): Promise<ProviderSession>
  /** @throws ProviderDown */
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

/** A webhook that its provider did not send, or not now. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected'
}
