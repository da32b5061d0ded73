import { signWebhook } from '../server/webhook-signature.ts'
import type { Behaviour } from './behaviours.ts'

export const HONEST = 'honest'

/** One message to the merchant: what it is, its bytes, and what its signature header says. */
export type Sending = { what: string; body: string; signature: string | undefined }

type Event = { id: string; type: string; session: Record<string, unknown> }

const MINUTES_AGO = 20

/**
 * What is sent for one event, in order; the messages of one step are sent together. The genuine one is always
 * among them.
 */
export function sendings(
  delivery: { behaviour: Behaviour; body: string },
  { secret, now }: { secret: string; now: Date },
): Sending[][] {
  const { behaviour, body } = delivery
  const signed = (what: string, text: string, at = now): Sending => ({
    what,
    body: text,
    signature: signWebhook(secret, text, at),
  })
  const altered = (change: Record<string, unknown>, type?: string): string => {
    const event = JSON.parse(body) as Event
    const session = { ...event.session, ...change }
    return JSON.stringify({
      id: `${event.id}_${behaviour}_${String(change['status'] ?? '')}`.slice(0, 64),
      type: type ?? event.type,
      session,
    })
  }
  const honest = signed(HONEST, body)
  switch (behaviour) {
    case 'twice':
      return [[honest, honest], [honest]]
    case 'out_of_order':
      return [
        [honest],
        [signed('older', altered({ status: 'open' }, 'session.open'))],
        [signed('older', altered({ status: 'processing' }, 'session.processing'))],
      ]
    case 'other_order':
      return [[signed(behaviour, altered({ description: 'OR-2020-000001' }))], [honest]]
    case 'other_amount':
      return [[signed(behaviour, altered({ amount: 1 }))], [honest]]
    case 'other_currency':
      return [[signed(behaviour, altered({ currency: otherThan(body) }))], [honest]]
    case 'unsigned':
      return [[{ what: behaviour, body, signature: undefined }], [honest]]
    case 'wrongly_signed':
      return [[{ what: behaviour, body, signature: signWebhook('guessed', body, now) }], [honest]]
    case 'old_time':
      return [[signed(behaviour, body, new Date(now.getTime() - MINUTES_AGO * 60_000))], [honest]]
    default:
      return [[honest]]
  }
}

function otherThan(body: string): string {
  const { session } = JSON.parse(body) as Event
  return session['currency'] === 'USD' ? 'EUR' : 'USD'
}
