import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import type { LocalStripeDeps, Travel } from './local-stripe-deps.ts'
import { localStripeKeys } from './local-stripe-keys.ts'
import { countDeliveryTry, insertEvent, markDelivered } from './local-stripe.repository.ts'
import { HONEST, sendings } from './misbehave.ts'
import { newStripeId, secondsOf, type StripeObject } from './shapes.ts'

export const DELIVERY_JOB = 'local-stripe.deliver'
const TIMEOUT_MS = 10_000
const TRIES = 20
export const API_VERSION = '2026-10-28.endive'

/**
 * Records an event in the same transaction as its cause. A crash loses none: the job is still there
 * afterwards. Reconciliation covers the one that is never sent.
 */
export async function queueEvent(
  tx: Transaction,
  deps: LocalStripeDeps,
  { type, object }: { type: string; object: StripeObject },
  { behaviour, afterSeconds }: Travel,
): Promise<void> {
  const id = newStripeId('evt_')
  const createdAt = deps.clock.now()
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: API_VERSION,
    created: secondsOf(createdAt),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
  await insertEvent(tx, { id, objectId: object.id, type, body, tries: 0, createdAt, behaviour })
  if (behaviour === 'never') return
  const late = behaviour === 'late' ? { runAt: new Date(createdAt.getTime() + afterSeconds * 1_000) } : {}
  await deps.jobs.add(tx, DELIVERY_JOB, { eventId: id }, { maxAttempts: TRIES, ...late })
}

/**
 * Delivers an event over HTTP, with the chosen misbehaviour. A failure is thrown, and the job tries again
 * later.
 */
export async function deliverEvent(deps: LocalStripeDeps, eventId: string): Promise<void> {
  const delivery = await countDeliveryTry(deps.db, eventId)
  if (!delivery || delivery.deliveredAt) return
  const answers: { sent: string; status: number }[] = []
  const { webhookSecret } = localStripeKeys(deps.config.payments.localStripe.secret)
  const plan = sendings(delivery, { secret: webhookSecret, now: deps.clock.now() })
  for (const together of plan) {
    const sent = together.map(async ({ what, ...message }) => {
      answers.push({ sent: what, status: await send(deps, message) })
    })
    await Promise.all(sent)
  }
  const honest = answers.filter((answer) => answer.sent === HONEST)
  const refused = honest.find((answer) => answer.status >= 300)
  if (refused) throw new Error(`event ${eventId} was answered with ${refused.status}`)
  crashPoint(deps, 'local-stripe.deliver:answered')
  await markDelivered(deps.db, eventId, {
    deliveredAt: deps.clock.now(),
    answers: [...delivery.answers, ...answers],
  })
}

async function send(
  deps: LocalStripeDeps,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<number> {
  const { config } = deps
  const url = `${ownAddress(config)}/server/${config.product}/payment/webhook/stripe`
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(signature ? { 'stripe-signature': signature } : {}),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.arrayBuffer()
  return response.status
}
