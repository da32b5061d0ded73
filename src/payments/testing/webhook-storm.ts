import type { Random } from '#main/testing/random.ts'
import { localStripeKeys } from '../local-stripe/local-stripe-keys.ts'
import { newObject, secondsOf } from '../local-stripe/shapes.ts'
import { signEvent } from '../local-stripe/sign-event.ts'

/** A paid session as in the provider's events. */
export type StormedSession = {
  id: string
  url: string
  paymentId: string
  orderNumber: string
  amount: number
  currency: string
}

/** One message of the storm and the expected answer: accepted, or refused. */
export type Message = { what: string; body: string; signature: string | undefined; accepted: boolean }

type Kind = { what: string; accepted: boolean; make(session: StormedSession, nth: number): Message }

/**
 * Everything that can arrive for a session: the genuine event again and again, copies under other ids, older
 * news, and what is forged or bound to something else.
 */
export function stormOf(
  sessions: readonly StormedSession[],
  options: { deliveries: number; secret: string; now: Date; random: Random },
): Message[] {
  const { deliveries, now, random } = options
  const { webhookSecret } = localStripeKeys(options.secret)
  const body = (
    session: StormedSession,
    event: { id: string; type?: string; change?: object; head?: object },
  ) => JSON.stringify(eventOf(session, now, event))
  const signed = (
    what: string,
    accepted: boolean,
    text: string,
    secret = webhookSecret,
    at = now,
  ): Message => ({
    what,
    accepted,
    body: text,
    signature: signEvent(secret, text, at),
  })
  const other = (session: StormedSession) =>
    sessions[(sessions.indexOf(session) + 1) % sessions.length] ?? session
  const bound = (what: string, change: (session: StormedSession) => object): Kind => ({
    what,
    accepted: false,
    make: (session, nth) =>
      signed(what, false, body(session, { id: `evt_${what}_${nth}`, change: change(session) })),
  })
  const notified = (what: string, type: string, change: object = {}): Kind => ({
    what,
    accepted: true,
    make: (session, nth) =>
      signed(
        what,
        true,
        body(session, { id: `evt_${what}_${nth}`, type: `checkout.session.${type}`, change }),
      ),
  })
  const foreign = (what: string, head: object): Kind => ({
    what,
    accepted: false,
    make: (session, nth) => signed(what, false, body(session, { id: `evt_${what}_${nth}`, head })),
  })
  const honest = (session: StormedSession) => body(session, { id: `evt_${session.id}` })
  const kinds: Kind[] = [
    { what: 'honest', accepted: true, make: (session) => signed('honest', true, honest(session)) },
    notified('twin', 'completed'),
    notified('processing', 'completed', { payment_status: 'unpaid' }),
    notified('late', 'async_payment_succeeded'),
    notified('refused', 'async_payment_failed', { payment_status: 'unpaid' }),
    notified('expired', 'expired', { status: 'expired', payment_status: 'unpaid' }),
    bound('amount', ({ amount }) => ({ amount_total: amount - 1 })),
    bound('currency', () => ({ currency: 'cny' })),
    bound('order', (session) => ({ metadata: { order_number: other(session).orderNumber } })),
    bound('payment', (session) => ({ client_reference_id: other(session).paymentId })),
    bound('session', (session) => ({ id: other(session).id })),
    foreign('mode', { livemode: true }),
    foreign('account', { account: 'acct_another00' }),
    {
      what: 'forged',
      accepted: false,
      make: (session) => signed('forged', false, honest(session), 'a guessed secret'),
    },
    {
      what: 'stale',
      accepted: false,
      make: (session) =>
        signed('stale', false, honest(session), webhookSecret, new Date(now.getTime() - 600_000)),
    },
    {
      what: 'unsigned',
      accepted: false,
      make: (session) => ({ what: 'unsigned', accepted: false, body: honest(session), signature: undefined }),
    },
    {
      what: 'torn',
      accepted: false,
      make: (session) => signed('torn', false, honest(session).slice(0, -7)),
    },
  ]
  // Every session gets its genuine event at least once; the rest is random.
  const [first] = kinds
  const messages = sessions.flatMap((session) => (first ? [first.make(session, 0)] : []))
  while (messages.length < deliveries) {
    const kind = random.pick(kinds)
    messages.push(kind.make(random.pick(sessions), messages.length))
  }
  return shuffled(messages, random)
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.upTo(i)
    const [a, b] = [result[i] as T, result[j] as T]
    result[i] = b
    result[j] = a
  }
  return result
}

/** The event of a payment that succeeded, with what is to be different. */
export function eventOf(
  session: StormedSession,
  now: Date,
  event: { id: string; type?: string; change?: object; head?: object },
) {
  const object = newObject('checkout.session', now, {
    id: session.id,
    status: 'complete',
    payment_status: 'paid',
    amount_total: session.amount,
    currency: session.currency.toLowerCase(),
    client_reference_id: session.paymentId,
    metadata: { payment: session.paymentId, order_number: session.orderNumber },
    payment_intent: `pi_of_${session.id}`,
    url: null,
    ...event.change,
  })
  return {
    id: event.id,
    object: 'event',
    created: secondsOf(now),
    data: { object },
    livemode: false,
    type: event.type ?? 'checkout.session.completed',
    ...event.head,
  }
}
