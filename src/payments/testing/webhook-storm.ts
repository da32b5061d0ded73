import type { Random } from '#main/testing/random.ts'
import { sandboxKeys } from '../sandbox-provider/sandbox-keys.ts'
import { signWebhook } from '../server/webhook-signature.ts'

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
  const { webhookSecret } = sandboxKeys(options.secret)
  const body = (session: StormedSession, event: { id: string; status?: string; change?: object }) =>
    JSON.stringify({
      id: event.id,
      type: `session.${event.status ?? 'paid'}`,
      session: {
        id: session.id,
        status: event.status ?? 'paid',
        amount: session.amount,
        currency: session.currency,
        live: false,
        reference: session.paymentId,
        description: session.orderNumber,
        url: session.url,
        ...event.change,
      },
    })
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
    signature: signWebhook(secret, text, at),
  })
  const other = (session: StormedSession) =>
    sessions[(sessions.indexOf(session) + 1) % sessions.length] ?? session
  const bound = (what: string, change: (session: StormedSession) => object): Kind => ({
    what,
    accepted: false,
    make: (session, nth) =>
      signed(what, false, body(session, { id: `spe_${what}_${nth}`, change: change(session) })),
  })
  const notified = (what: string, status: string): Kind => ({
    what,
    accepted: true,
    make: (session, nth) => signed(what, true, body(session, { id: `spe_${what}_${nth}`, status })),
  })
  const honest = (session: StormedSession) => body(session, { id: `spe_${session.id}` })
  const kinds: Kind[] = [
    { what: 'honest', accepted: true, make: (session) => signed('honest', true, honest(session)) },
    notified('twin', 'paid'),
    notified('open', 'open'),
    notified('processing', 'processing'),
    notified('refused', 'refused'),
    notified('expired', 'expired'),
    bound('amount', ({ amount }) => ({ amount: amount - 1 })),
    bound('currency', () => ({ currency: 'CNY' })),
    bound('mode', () => ({ live: true })),
    bound('order', (session) => ({ description: other(session).orderNumber })),
    bound('payment', (session) => ({ reference: other(session).paymentId })),
    bound('session', (session) => ({ id: other(session).id })),
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
