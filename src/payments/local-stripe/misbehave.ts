import type { Behaviour } from './behaviours.ts'
import { signEvent } from './sign-event.ts'

export const HONEST = 'honest'

/** One message to the merchant: what it is, its bytes, and what its signature header says. */
export type Sending = { what: string; body: string; signature: string | undefined }

type Event = { id: string; type: string; data: { object: Record<string, unknown> } }

const YEAR_MS = 365 * 86_400_000
const MINUTES_AGO_MS = 20 * 60_000
const OTHER_SECRET = 'whsec_of_another_account'

/**
 * What is sent for one event, in order; the messages of one step are sent together. The genuine one is always
 * among them.
 */
export function sendings(
  delivery: { behaviour: Behaviour; body: string },
  { secret, now }: { secret: string; now: Date },
): Sending[][] {
  const { behaviour, body } = delivery
  const signed = (what: string, text: string, at = now, by = secret): Sending => ({
    what,
    body: text,
    signature: signEvent(by, text, at),
  })
  const altered = (change: Record<string, unknown>, head: Record<string, unknown> = {}): string => {
    const event = JSON.parse(body) as Event
    const object = { ...event.data.object, ...change }
    const id = `${event.id}_${behaviour}`.slice(0, 64)
    return JSON.stringify({ ...event, id, ...head, data: { object } })
  }
  const honest = signed(HONEST, body)
  switch (behaviour) {
    case 'twice':
      return [[honest, honest], [honest]]
    case 'out_of_order':
      return [
        [honest],
        [signed('older', altered({ payment_status: 'unpaid' }, { type: 'checkout.session.completed' }))],
      ]
    case 'other_order':
      return [[signed(behaviour, altered({ metadata: { order_number: 'OR-2020-000001' } }))], [honest]]
    case 'other_amount':
      return [[signed(behaviour, altered({ amount_total: 1 }))], [honest]]
    case 'other_currency':
      return [[signed(behaviour, altered({ currency: otherThan(body) }))], [honest]]
    case 'other_account':
      return [
        [signed(behaviour, body, now, OTHER_SECRET)],
        [signed(behaviour, altered({}, { account: 'acct_another00' }))],
        [honest],
      ]
    case 'unsigned':
      return [[{ what: behaviour, body, signature: undefined }], [honest]]
    case 'wrongly_signed':
      return [[signed(behaviour, body, now, 'whsec_guessed')], [honest]]
    case 'old_time':
      return [
        [signed(behaviour, body, new Date(now.getTime() - MINUTES_AGO_MS))],
        [signed(behaviour, body, new Date(now.getTime() - YEAR_MS))],
        [honest],
      ]
    default:
      return [[honest]]
  }
}

function otherThan(body: string): string {
  const { data } = JSON.parse(body) as Event
  return data.object['currency'] === 'usd' ? 'eur' : 'usd'
}
