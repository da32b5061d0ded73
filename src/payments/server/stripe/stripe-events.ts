import { z } from 'zod'
import type { ProviderEvent } from '../payment-provider.ts'
import { disputeOf, refundOf, sessionOf } from './stripe-objects.ts'

const SESSION_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]
const REFUND_TYPES = ['refund.created', 'refund.updated', 'refund.failed']
const DISPUTE_TYPES = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed']

/** What the endpoint at Stripe is to send; `docs/operate.md` lists them too. */
export const STRIPE_EVENT_TYPES: readonly string[] = [...SESSION_TYPES, ...REFUND_TYPES, ...DISPUTE_TYPES]

const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(120),
  created: z.number(),
  livemode: z.boolean(),
  account: z.string().max(64).nullish(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

/** An event of Stripe in our words; undefined for what is none. */
export function eventOf(sent: unknown): ProviderEvent | undefined {
  const parsed = envelope.safeParse(sent)
  if (!parsed.success) return undefined
  const { id, type, created, livemode, account, data } = parsed.data
  const head = {
    id,
    type,
    at: new Date(created * 1000),
    mode: livemode ? ('live' as const) : ('test' as const),
    account: account ?? null,
  }
  return { ...head, ...contentOf(type, data.object) }
}

type Content = DistributiveOmit<ProviderEvent, 'id' | 'type' | 'at' | 'mode' | 'account'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

function contentOf(type: string, object: Record<string, unknown>): Content {
  if (SESSION_TYPES.includes(type)) {
    const session = sessionOf(object, type)
    if (session) return { about: 'session', session }
  }
  if (REFUND_TYPES.includes(type)) {
    const refund = refundOf(object)
    if (refund) return { about: 'refund', refund }
  }
  if (DISPUTE_TYPES.includes(type)) {
    const dispute = disputeOf(object)
    if (dispute) return { about: 'dispute', dispute }
  }
  return { about: 'other' }
}
