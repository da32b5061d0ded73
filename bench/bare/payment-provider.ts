/**
 * A payment provider with its records in memory, as a separate process: its work is not counted as ours. It behaves
 * like the sandbox; only the merchant's side is measured.
 */
import Fastify from 'fastify'
import { sandboxKeys } from '#payments/sandbox-provider/sandbox-keys.ts'
import { signWebhook } from '#payments/server/webhook-signature.ts'
import { newId } from '#platform/shared/ids.ts'

type Wanted = { reference: string; description: string; amount: number; currency: string; returnUrl: string }
type Session = Omit<Wanted, 'returnUrl'> & { id: string; status: string; live: boolean; url: string }

const port = Number(process.env['PORT'])
const { webhookSecret } = sandboxKeys(process.env['GREENLANE_SANDBOX_PAY_SECRET'] ?? '')
const sessions = new Map<string, { session: Session; returnUrl: string }>()

const app = Fastify({ logger: false })
app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
  body.resume().on('end', () => done(null, {}))
})

app.get('/ready', () => ({ ready: true }))

app.post<{ Body: Wanted }>('/sandbox-pay/api/sessions', ({ body }) => {
  const { reference, description, amount, currency, returnUrl } = body
  const id = newId('sps')
  const url = `http://localhost:${port}/sandbox-pay/pay/${id}`
  const session = { id, status: 'open', amount, currency, live: false, reference, description, url }
  sessions.set(id, { session, returnUrl })
  return session
})

app.get<{ Params: { id: string } }>(
  '/sandbox-pay/api/sessions/:id',
  ({ params }) => sessions.get(params.id)?.session,
)

app.get('/sandbox-pay/pay/:id', () => '<button name="action" value="pay">')

app.post<{ Params: { id: string } }>('/sandbox-pay/pay/:id', async ({ params }, reply) => {
  const stored = sessions.get(params.id)
  if (!stored) return reply.status(404).send()
  stored.session.status = 'paid'
  void notify(stored.session, new URL(stored.returnUrl).origin)
  return reply.redirect(stored.returnUrl, 303)
})

/** The notification is sent while the payer returns, as with any provider. */
async function notify(session: Session, merchant: string): Promise<void> {
  const body = JSON.stringify({ id: newId('spe'), type: 'session.paid', session })
  const answer = await fetch(`${merchant}/server/portal/payment/webhook/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sandbox-signature': signWebhook(webhookSecret, body, new Date()),
    },
    body,
  })
  if (!answer.ok) process.stderr.write(`the webhook was answered with ${answer.status}\n`)
  await answer.arrayBuffer()
}

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port, host: 'localhost' })
