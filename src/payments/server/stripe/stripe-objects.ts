import { z } from 'zod'
import { currencySchema, money } from '#platform/shared/money.ts'
import type { ProviderDispute, ProviderRefund, ProviderSession } from '../payment-provider.ts'

/*
 * What we read of Stripe's objects, and what it means to us. Anything else in them may change without us.
 */

const currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(currencySchema)
const id = z.string().min(1).max(255)

const intent = z.object({
  id,
  status: z.string(),
  last_payment_error: z.object({ code: z.string().nullish() }).nullish(),
})
/** Its id, or itself where we asked for it. */
const intentOrId = z.union([id, intent]).nullish()
type IntentOrId = z.output<typeof intentOrId>

const idOf = (one: IntentOrId): string | null => (typeof one === 'object' ? (one?.id ?? null) : (one ?? null))

const session = z.object({
  id,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int(),
  currency,
  livemode: z.boolean(),
  client_reference_id: z.string().max(200),
  metadata: z.object({ order_number: z.string().max(64) }),
  url: z.string().nullish(),
  payment_intent: intentOrId,
})

/** A session that this portal began; undefined for one that belongs to something else of the account. */
export function sessionOf(object: unknown, eventType?: string): ProviderSession | undefined {
  const parsed = session.safeParse(object)
  if (!parsed.success) return undefined
  const sent = parsed.data
  return {
    id: sent.id,
    status: statusOf(sent, eventType),
    amount: money(sent.amount_total, sent.currency),
    mode: sent.livemode ? 'live' : 'test',
    reference: sent.client_reference_id,
    orderNumber: sent.metadata.order_number,
    url: sent.url ?? '',
    intentId: idOf(sent.payment_intent),
  }
}

function statusOf(sent: z.output<typeof session>, eventType?: string): ProviderSession['status'] {
  if (sent.status === 'expired') return 'EXPIRED'
  if (sent.payment_status !== 'unpaid') return 'PAID'
  const money = typeof sent.payment_intent === 'object' ? sent.payment_intent : undefined
  // Somebody whose card was declined may try again on the page; whoever left it is told of the refusal.
  if (sent.status === 'open') return money?.last_payment_error ? 'REFUSED' : 'OPEN'
  if (eventType === 'checkout.session.async_payment_failed') return 'REFUSED'
  return money?.status === 'requires_payment_method' || money?.status === 'canceled'
    ? 'REFUSED'
    : 'PROCESSING'
}

const refund = z.object({
  id,
  amount: z.number().int(),
  currency,
  status: z.string().nullish(),
  metadata: z.object({ refund: z.string().max(64).optional() }).nullish(),
  payment_intent: intentOrId,
  failure_reason: z.string().nullish(),
})

const REFUND_STATUSES: Record<string, ProviderRefund['status']> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'FAILED',
}

export function refundOf(object: unknown): ProviderRefund | undefined {
  const parsed = refund.safeParse(object)
  if (!parsed.success) return undefined
  const sent = parsed.data
  const status = REFUND_STATUSES[sent.status ?? ''] ?? 'PENDING'
  return {
    id: sent.id,
    status,
    amount: sent.amount,
    currency: sent.currency,
    reference: sent.metadata?.refund ?? null,
    intentId: idOf(sent.payment_intent),
    failure: status === 'FAILED' ? (sent.failure_reason ?? sent.status ?? null) : null,
  }
}

/** A bank may claim in any currency. */
const anyCurrency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((code) => code.toUpperCase())

const dispute = z.object({
  id,
  amount: z.number().int().min(0),
  currency: anyCurrency,
  status: z.string(),
  reason: z.string().max(80),
  payment_intent: intentOrId,
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
})

const DISPUTE_STATUSES: Record<string, ProviderDispute['status']> = {
  needs_response: 'OPEN',
  warning_needs_response: 'OPEN',
  under_review: 'ANSWERED',
  warning_under_review: 'ANSWERED',
  won: 'WON',
  warning_closed: 'WON',
  prevented: 'WON',
  lost: 'LOST',
}

export function disputeOf(object: unknown): ProviderDispute | undefined {
  const parsed = dispute.safeParse(object)
  const status = parsed.success && DISPUTE_STATUSES[parsed.data.status]
  if (!parsed.success || !status) return undefined
  const sent = parsed.data
  const dueBy = sent.evidence_details?.due_by
  return {
    id: sent.id,
    status,
    isInquiry: sent.status.startsWith('warning_'),
    amount: { amount: sent.amount, currency: sent.currency },
    intentId: idOf(sent.payment_intent),
    reason: sent.reason,
    dueAt: dueBy ? new Date(dueBy * 1000) : null,
  }
}
