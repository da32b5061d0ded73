import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import { newId } from '#platform/shared/ids.ts'
import { HONEST, sendings } from './misbehave.ts'
import type { SandboxDeps, Travel } from './sandbox-deps.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxSession } from './sandbox-provider.tables.ts'
import { countDeliveryTry, insertDelivery, markDelivered } from './sandbox.repository.ts'

export const DELIVERY_JOB = 'sandbox-pay.deliver'
const TIMEOUT_MS = 10_000
const TRIES = 20

/** A session as the API and the events show it. */
export function sessionJson(deps: SandboxDeps, session: SandboxSession) {
  const { id, status, amount, currency, live, reference, description } = session
  return { id, status, amount, currency, live, reference, description, url: payPageUrl(deps, id) }
}

function payPageUrl(deps: SandboxDeps, sessionId: string): string {
  return `${deps.config.publicUrl}/sandbox-pay/pay/${sessionId}`
}

/**
 * Records an event in the same transaction as its cause. A crash loses none: the job is still there
 * afterwards. Reconciliation covers the one that is never sent.
 */
export async function queueDelivery(
  tx: Transaction,
  deps: SandboxDeps,
  session: SandboxSession,
  { behaviour, afterSeconds }: Travel,
): Promise<void> {
  const eventId = newId('spe')
  const type = `session.${session.status}`
  const body = JSON.stringify({ id: eventId, type, session: sessionJson(deps, session) })
  const createdAt = deps.clock.now()
  await insertDelivery(tx, { eventId, sessionId: session.id, type, body, tries: 0, createdAt, behaviour })
  if (behaviour === 'never') return
  const late = behaviour === 'late' ? { runAt: new Date(createdAt.getTime() + afterSeconds * 1_000) } : {}
  await deps.jobs.add(tx, DELIVERY_JOB, { eventId }, { maxAttempts: TRIES, ...late })
}

/**
 * Delivers an event over HTTP, with the chosen misbehaviour. A failure is thrown, and the job tries again
 * later.
 */
export async function deliverEvent(deps: SandboxDeps, eventId: string): Promise<void> {
  const delivery = await countDeliveryTry(deps.db, eventId)
  if (!delivery || delivery.deliveredAt) return
  const answers: { sent: string; status: number }[] = []
  const { webhookSecret } = sandboxKeys(deps.config.payments.sandboxSecret)
  const sendingOf = { secret: webhookSecret, now: deps.clock.now() }
  const plan = sendings(delivery, sendingOf)
  for (const together of plan) {
    const sent = together.map(async ({ what, ...message }) => {
      answers.push({ sent: what, status: await send(deps, message) })
    })
    await Promise.all(sent)
  }
  const honest = answers.filter((answer) => answer.sent === HONEST)
  const refused = honest.find((answer) => answer.status >= 300)
  if (refused) throw new Error(`event ${eventId} was answered with ${refused.status}`)
  crashPoint(deps, 'sandbox.deliver:answered')
  await markDelivered(deps.db, eventId, {
    deliveredAt: deps.clock.now(),
    answers: [...delivery.answers, ...answers],
  })
}

async function send(
  deps: SandboxDeps,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<number> {
  const response = await fetch(webhookUrl(deps), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'sandbox-signature': signature } : {}),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.arrayBuffer()
  return response.status
}

function webhookUrl(deps: SandboxDeps): string {
  return `${ownAddress(deps.config)}/server/${deps.config.product}/payment/webhook/sandbox`
}
