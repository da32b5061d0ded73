/**
 * A Stripe with its records in memory, as a separate process: its work is not counted as ours. It behaves like the
 * local Stripe; only the merchant's side is measured.
 */
import Fastify from 'fastify'
import { fieldsOf } from '#payments/local-stripe/form-body.ts'
import { localStripeKeys } from '#payments/local-stripe/local-stripe-keys.ts'
import { newObject, newStripeId, secondsOf, type StripeObject } from '#payments/local-stripe/shapes.ts'
import { signEvent } from '#payments/local-stripe/sign-event.ts'

type Session = StripeObject & { success_url: string }
type Price = { unit_amount: string; currency: string }

const port = Number(process.env['PORT'])
const { webhookSecret } = localStripeKeys(process.env['GREENLANE_LOCAL_STRIPE_SECRET'] ?? '')
const sessions = new Map<string, Session>()

const app = Fastify({ logger: false })
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => {
    done(null, body)
  },
)

app.get('/ready', () => ({ ready: true }))

app.post<{ Body: string }>('/v1/checkout/sessions', ({ body }) => {
  const fields = fieldsOf(body) as Record<string, unknown> & {
    line_items: Record<string, { price_data: Price }>
  }
  const { unit_amount: amount = '0', currency } = fields.line_items['0']?.price_data ?? {}
  const session = newObject('checkout.session', new Date(), {
    amount_total: Number(amount),
    currency,
    client_reference_id: fields['client_reference_id'],
    metadata: fields['metadata'],
    status: 'open',
    payment_status: 'unpaid',
  })
  const url = `http://localhost:${port}/local-stripe/pay/${session.id}`
  const shown = { ...session, url, success_url: String(fields['success_url']) }
  sessions.set(session.id, shown)
  return shown
})

app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', ({ params }) => sessions.get(params.id))

app.get('/local-stripe/pay/:id', () => '<button name="action" value="pay">')

app.post<{ Params: { id: string } }>('/local-stripe/pay/:id', async ({ params }, reply) => {
  const stored = sessions.get(params.id)
  if (!stored) return reply.status(404).send()
  const ended = { status: 'complete', payment_status: 'paid', payment_intent: newStripeId('pi_'), url: null }
  const paid = { ...stored, ...ended }
  sessions.set(params.id, paid)
  void notify(paid, new URL(stored.success_url).origin)
  return reply.redirect(stored.success_url, 303)
})

/** The notification is sent while the payer returns, as with any provider. */
async function notify(session: Session, merchant: string): Promise<void> {
  const body = JSON.stringify({
    id: newStripeId('evt_'),
    object: 'event',
    created: secondsOf(new Date()),
    data: { object: session },
    livemode: false,
    type: 'checkout.session.completed',
  })
  const answer = await fetch(`${merchant}/server/portal/payment/webhook/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(webhookSecret, body, new Date()),
    },
    body,
  })
  if (!answer.ok) process.stderr.write(`the webhook was answered with ${answer.status}\n`)
  await answer.arrayBuffer()
}

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port, host: 'localhost' })
