import type { Stripe } from 'stripe'
import { type ProviderRefund, ProviderDown, RefundRefused, type WantedRefund } from '../payment-provider.ts'
import { asked, isRefusal, problemOf } from './stripe-client.ts'
import { refundOf } from './stripe-objects.ts'

/**
 * Makes a refund once, however often it is asked. Stripe forgets a key after a day; the refund itself carries our
 * id, so that a later try looks for it first. @throws ProviderDown; RefundRefused, which is final
 */
export async function makeRefund(client: Stripe, wanted: WantedRefund): Promise<ProviderRefund> {
  if (wanted.knownId !== null) return readable(await asked('refund', client.refunds.retrieve(wanted.knownId)))
  const intentId = wanted.intentId ?? (await intentOf(client, wanted.sessionId))
  const made = wanted.askedBefore ? await find(client, intentId, wanted.reference) : undefined
  if (made) return made
  try {
    const refund = await client.refunds.create(
      { payment_intent: intentId, amount: wanted.amount.amount, metadata: { refund: wanted.reference } },
      { idempotencyKey: wanted.reference },
    )
    return readable(refund)
  } catch (error) {
    const problem = problemOf(error)
    if (isRefusal(problem)) throw new RefundRefused(problem.code ?? problem.message.slice(0, 200))
    throw new ProviderDown('stripe refund', { cause: error })
  }
}

async function intentOf(client: Stripe, sessionId: string): Promise<string> {
  const { payment_intent: intent } = await asked('session', client.checkout.sessions.retrieve(sessionId))
  const id = typeof intent === 'string' ? intent : intent?.id
  if (id === undefined) throw new ProviderDown(`stripe session ${sessionId} has no money to send back`)
  return id
}

async function find(
  client: Stripe,
  intentId: string,
  reference: string,
): Promise<ProviderRefund | undefined> {
  const { data } = await asked('refunds', client.refunds.list({ payment_intent: intentId, limit: 100 }))
  return data.map(readable).find((refund) => refund.reference === reference)
}

function readable(sent: unknown): ProviderRefund {
  const refund = refundOf(sent)
  if (!refund) throw new ProviderDown('stripe refund cannot be read')
  return refund
}
