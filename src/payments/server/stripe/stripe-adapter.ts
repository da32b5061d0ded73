import type { Stripe } from 'stripe'
import { sharedWhileUnderWay } from '#platform/server/shared-while-under-way.ts'
import {
  MethodRefused,
  type PaymentProvider,
  ProviderDown,
  type ProviderSession,
  type SeenEvents,
  type Span,
  WebhookRejected,
  type WantedSession,
} from '../payment-provider.ts'
import { asked, isRefusal, orMissing, problemOf, stripeClient } from './stripe-client.ts'
import { eventOf, STRIPE_EVENT_TYPES } from './stripe-events.ts'
import { sessionOf } from './stripe-objects.ts'
import { lookAtAccount, watchedOffer } from './stripe-offer.ts'
import { makeRefund } from './stripe-refund.ts'
import { sessionParams } from './stripe-session.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Stripe behind the port, by its own library. */
export function createStripeAdapter(settings: StripeSettings, eventsAtOnce = MANY): PaymentProvider {
  const client = stripeClient(settings)
  const offer = watchedOffer(settings, client)
  return {
    name: 'stripe',
    mode: /^(sk|rk)_live_/.test(settings.secretKey) ? 'live' : 'test',
    account: settings.account,
    offer: offer.known,
    refreshOffer: offer.refresh,
    readAccount: async () => asked('account', lookAtAccount(await client(), settings.account)),
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
      const intent = await asked('payment', orMissing(paymentIntents.retrieve(intentId)))
      return intent?.metadata['payment'] ?? null
    },
    eventsIn: async (span) => eventsIn(await client(), span, eventsAtOnce),
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

/** In one look; as many as Stripe's library takes into memory at once. */
const MANY = 10_000

/**
 * Stripe lists the newest first and leaves the oldest out where there are too many. So a window that is full is halved
 * until all of what it holds is here; what comes after it is another look's.
 */
async function eventsIn(client: Stripe, { from, until }: Span, most: number): Promise<SeenEvents> {
  const [gte, end] = [secondOf(from), secondOf(until)]
  let lt = end + 1
  for (;;) {
    const created = { gte, lt }
    const list = client.events.list({ types: [...STRIPE_EVENT_TYPES], created, limit: 100 })
    const found = await asked('events', list.autoPagingToArray({ limit: most }))
    const isCut = found.length === most
    if (isCut && lt - gte <= 1) throw new ProviderDown('stripe events: too many in one second')
    if (!isCut) {
      const events = found.map((event) => eventOf(event)).filter((event) => event !== undefined)
      return { events: events.toReversed(), until: lt > end ? until : new Date(lt * 1000) }
    }
    lt = gte + Math.floor((lt - gte) / 2)
  }
}

const secondOf = (at: Date): number => Math.floor(at.getTime() / 1000)

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
  throw new WebhookRejected(problem.split('\n')[0] ?? '', { isSigned: looksSigned(sent) })
}

/** As Stripe signs: the second within the tolerance, and one or more signatures in hex. */
const SIGNED = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{64})*,v1=[0-9a-f]{64}(?:,v\d=[0-9a-f]{64})*$/

/** Whether a rejected one may be Stripe's, signed with a secret that is not known here. A stranger can still make one up. */
function looksSigned({ header, now }: { header: string | undefined; now: Date }): boolean {
  const second = Number(SIGNED.exec(header ?? '')?.[1] ?? NaN)
  return Math.abs(second - secondOf(now)) <= TOLERANCE_SECONDS
}
