import type { Lang } from '#platform/shared/local-text.ts'
import type { AnyMoney } from '#platform/shared/format-money.ts'
import type { Currency, Money } from '#platform/shared/money.ts'
import type { Offer, OnlineMethod } from '../payment-methods.ts'

/**
 * `OPEN`: the payer has not finished (or walked away). `PROCESSING`: the payer has, the provider has not
 * (a direct debit takes days). The others are final.
 */
type ProviderSessionStatus = 'OPEN' | 'PROCESSING' | 'PAID' | 'REFUSED' | 'EXPIRED'

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
  /** The provider's id of the money itself, once the payer has tried: refunds and disputes name it. */
  intentId: string | null
}

/** `FAILED` may come days after `SUCCEEDED`: the payer's bank sent the money back. */
export type ProviderRefund = {
  id: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amount: number
  currency: Currency
  /** our refund's id; null for one that somebody made at the provider */
  reference: string | null
  intentId: string | null
  /** the provider's code for why it failed */
  failure: string | null
}

/** The payer's bank asks for money back, or only asks (`isInquiry`). */
export type ProviderDispute = {
  id: string
  status: 'OPEN' | 'ANSWERED' | 'WON' | 'LOST'
  isInquiry: boolean
  /** As the bank claims it: more or less than was paid, and perhaps in the payer's own currency. */
  amount: AnyMoney
  intentId: string | null
  /** the provider's code */
  reason: string
  /** Until when evidence is taken; null where none is. */
  dueAt: Date | null
}

export type ProviderEvent = {
  id: string
  type: string
  /** When it happened, to the second. */
  at: Date
  mode: 'test' | 'live'
  /** Another account on whose behalf the provider sends it. */
  account: string | null
} & (
  | { about: 'session'; session: ProviderSession }
  | { about: 'refund'; refund: ProviderRefund }
  | { about: 'dispute'; dispute: ProviderDispute }
  // Of the account, but not of this portal.
  | { about: 'other' }
)

export type Span = { from: Date; until: Date }
/** All that happened before `until`, which is the end of the span or earlier. */
export type SeenEvents = { events: ProviderEvent[]; until: Date }

export type ProviderAccount = {
  /** That the key belongs to. */
  id: string
  /** Whether the settings name this one, or none: payments in another one are not offered. */
  isOurs: boolean
  /** Whether the provider lets it take money yet. */
  takesMoney: boolean
  /** What is switched on there. */
  methods: ReadonlySet<OnlineMethod>
}

/** A provider of payments. Each session and each refund is made once, however often it is asked for. */
export type PaymentProvider = {
  /** As in the path of its webhook. */
  name: string
  mode: 'test' | 'live'
  /** The account that the settings name; an event on behalf of another one is not ours. */
  account: string | undefined
  /** As last known; what the account does not take, the provider refuses anyway. */
  offer(): Offer
  /** Asks what the account takes. @throws ProviderDown */
  refreshOffer(): Promise<Offer>
  /** Looks at the account itself, for whoever operates the portal. @throws ProviderDown */
  readAccount(): Promise<ProviderAccount>
  /** @throws ProviderDown; MethodRefused */
  createSession(wanted: WantedSession): Promise<ProviderSession>
  /** @throws ProviderDown */
  fetchSession(id: string): Promise<ProviderSession>
  /** Makes a refund, or finds the one made before. @throws ProviderDown; RefundRefused, which is final */
  refund(wanted: WantedRefund): Promise<ProviderRefund>
  /** Our payment's id, of money that the provider names; null where it knows no such money, or it is not ours. @throws ProviderDown */
  referenceOf(intentId: string): Promise<string | null>
  /** What happened from an instant on, the oldest first, up to the end or as far as one look goes. @throws ProviderDown */
  eventsIn(span: Span): Promise<SeenEvents>
  /** Where staff answer a dispute. */
  disputeUrl(id: string): string
  /** @throws WebhookRejected for what is forged, stale or unreadable */
  verifyWebhook(sent: {
    rawBody: Buffer
    headers: Record<string, string | undefined>
    now: Date
  }): Promise<ProviderEvent>
}

export type WantedSession = {
  /** our payment's id, which is its key too */
  reference: string
  orderNumber: string
  method: OnlineMethod
  amount: Money
  lang: Lang
  returnUrl: string
}

export type WantedRefund = {
  sessionId: string
  intentId: string | null
  amount: Money
  /** our refund's id, which is its key too */
  reference: string
  /** The provider's id, once it answered. */
  knownId: string | null
  /** Asked before: the provider may have forgotten the key, but not the refund. */
  askedBefore: boolean
}

/** The provider cannot be reached, or gave an unexpected answer. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** The provider does not take this method for this order. The message is its own code. */
export class MethodRefused extends Error {
  override readonly name = 'MethodRefused'
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
  /** It bears what looks like a signature of now, which strangers and scanners seldom send. */
  readonly isSigned: boolean

  constructor(problem: string, { isSigned = true } = {}) {
    super(problem)
    this.isSigned = isSigned
  }
}
