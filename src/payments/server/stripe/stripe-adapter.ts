import type { Stripe } from 'stripe'
import { sharedWhileUnderWay } from '#platform/server/shared-while-under-way.ts'
import {
  MethodRefused,
  type PaymentProvider,
  ProviderDown,
  type ProviderSession,
  WebhookRejected,
  type WantedSession,
} from '../payment-provider.ts'
import { asked, isRefusal, problemOf, stripeClient } from './stripe-client.ts'
import { eventOf, STRIPE_EVENT_TYPES } from './stripe-events.ts'
import { sessionOf } from './stripe-objects.ts'
import { watchedOffer } from './stripe-offer.ts'
import { makeRefund } from './stripe-refund.ts'
import { sessionParams } from './stripe-session.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Stripe behind the port, by its own library. */
export function createStripeAdapter(settings: StripeSettings): PaymentProvider {
  const client = stripeClient(settings)
  const offer = watchedOffer(settings, client)
  return {
    name: 'stripe',
    mode: /^(sk|rk)_live_/.test(settings.secretKey) ? 'live' : 'test',
    account: settings.account,
    offer: offer.known,
    refreshOffer: offer.refresh,
    createSession: async (wanted) => createSession(await client(), wanted),
    // Stripe counts calls by the second.
    fetchSession: sharedWhileUnderWay(async (id) => {
      const { checkout } = await client()
      const expand = { expand: ['payment_intent'] }
      return readable(await asked('session', checkout.sessions.retrieve(id, expand)))
    }),
    refund: async (wanted) => makeRefund(await client(), wanted),
    async referenceOf(intentId) {
      const { paymentIntents } = await client()
      const { metadata } = await asked('payment', paymentIntents.retrieve(intentId))
      return metadata['payment'] ?? null
    },
    eventsSince: async (since) => eventsSince(await client(), since),
    disputeUrl: (id) => `${settings.dashboard()}/disputes/${encodeURIComponent(id)}`,
    async verifyWebhook({ rawBody, headers, now }) {
      const event = signedEvent(await client(), settings, {
        body: rawBody,
        header: headers['stripe-signature'],
        now,
      })
      const read = eventOf(event)
      if (!read) throw new WebhookRejected('unreadable')
      return read
    },
  }
}

async function createSession(client: Stripe, wanted: WantedSession): Promise<ProviderSession> {
  const { sessions } = client.checkout
  const options = { idempotencyKey: wanted.reference }
  try {
    return readable(await sessions.create(sessionParams(wanted), options))
  } catch (error) {
    const problem = problemOf(error)
    if (isRefusal(problem)) throw new MethodRefused(problem.code ?? 'refused', { cause: error })
    throw error instanceof ProviderDown ? error : new ProviderDown('stripe session', { cause: error })
  }
}

function readable(sent: unknown): ProviderSession {
  const session = sessionOf(sent)
  if (!session) throw new ProviderDown('stripe session cannot be read')
  return session
}

/** Far more than happen between two looks. */
const MANY = 10_000

async function eventsSince(client: Stripe, since: Date) {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const list = client.events.list({ types: [...STRIPE_EVENT_TYPES], created, limit: 100 })
  const events = await asked('events', list.autoPagingToArray({ limit: MANY }))
  return events
    .map((event) => eventOf(event))
    .filter((event) => event !== undefined)
    .toReversed()
}

const TOLERANCE_SECONDS = 300

/** The event, if one of the secrets signed these very bytes at most five minutes ago. @throws WebhookRejected */
function signedEvent(
  { webhooks }: Stripe,
  { webhookSecrets }: StripeSettings,
  sent: { body: Buffer; header: string | undefined; now: Date },
): unknown {
  let problem = 'no secret'
  for (const secret of webhookSecrets) {
    try {
      return webhooks.constructEvent(
        sent.body,
        sent.header ?? '',
        secret,
        TOLERANCE_SECONDS,
        undefined,
        sent.now.getTime(),
      )
    } catch (error) {
      problem = error instanceof Error ? error.message : 'unreadable'
    }
  }
  throw new WebhookRejected(problem.split('\n')[0])
}
