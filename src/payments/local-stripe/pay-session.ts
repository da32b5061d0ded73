import type { Transaction } from '#platform/server/database.ts'
import { queueEvent } from './deliver-events.ts'
import type { LocalStripeDeps, Travel } from './local-stripe-deps.ts'
import { PROMPT } from './local-stripe-deps.ts'
import { changeObject, insertObject, lockObject } from './local-stripe.repository.ts'
import { currentSession, saveSession, SESSION, type SessionObject } from './sessions.ts'
import { newObject, type StripeObject } from './shapes.ts'

export const OUTCOME_JOB = 'local-stripe.settle'

export type Ending = 'paid' | 'refused'

/**
 * What the payer did on the page, or a bank some days later. Only the first ending counts; the merchant is told if and
 * only if it was recorded. A declined card ends nothing: the page takes another one.
 */
export async function finishSession(
  deps: LocalStripeDeps,
  id: string,
  ending: Ending,
  travel: Travel,
): Promise<SessionObject | undefined> {
  return deps.db.transaction(async (tx) => {
    const session = currentSession(deps, await lockObject(tx, SESSION, id))
    if (!session || session.payment_status === 'paid' || session.status === 'expired') return undefined
    const isLate = session.status === 'complete'
    if (ending === 'refused') return refuse(tx, deps, session, { isLate, travel })
    const paid = { ...session, status: 'complete' as const, payment_status: 'paid' as const, url: null }
    const settled = { ...paid, payment_intent: await takeMoney(tx, deps, session) }
    await saveSession(tx, settled)
    const type = isLate ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed'
    await queueEvent(tx, deps, { type, object: settled }, travel)
    return settled
  })
}

async function refuse(
  tx: Transaction,
  deps: LocalStripeDeps,
  session: SessionObject,
  { isLate, travel }: { isLate: boolean; travel: Travel },
): Promise<SessionObject | undefined> {
  const code = isLate ? 'payment_intent_payment_attempt_failed' : 'card_declined'
  const intent = await intentOf(tx, deps, session, {
    status: 'requires_payment_method',
    processing: null,
    last_payment_error: {
      type: 'card_error',
      code,
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
  })
  const refused = { ...session, payment_intent: intent.id }
  await saveSession(tx, refused)
  if (isLate)
    await queueEvent(tx, deps, { type: 'checkout.session.async_payment_failed', object: refused }, travel)
  return isLate ? refused : undefined
}

/** The payer is done, but the bank is not: the outcome follows by itself, some time later. */
export async function processSession(
  deps: LocalStripeDeps,
  id: string,
  later: Travel & { outcome: Ending },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = currentSession(deps, await lockObject(tx, SESSION, id))
    if (session?.status !== 'open') return
    const [type] = session.payment_method_types
    const intent = await intentOf(tx, deps, session, { status: 'processing', processing: { type } })
    const done = { ...session, status: 'complete' as const, url: null, payment_intent: intent.id }
    await saveSession(tx, done)
    await queueEvent(tx, deps, { type: 'checkout.session.completed', object: done }, PROMPT)
    const { outcome, behaviour, afterSeconds } = later
    const runAt = new Date(deps.clock.now().getTime() + afterSeconds * 1_000)
    await deps.jobs.add(tx, OUTCOME_JOB, { sessionId: id, outcome, behaviour }, { runAt })
  })
}

/** The intent succeeds, with its charge. @returns its id */
async function takeMoney(tx: Transaction, deps: LocalStripeDeps, session: SessionObject): Promise<string> {
  const { amount_total: amount, currency } = session
  const intent = await intentOf(tx, deps, session, {
    status: 'succeeded',
    amount_received: amount,
    last_payment_error: null,
    processing: null,
  })
  const now = deps.clock.now()
  const [type] = session.payment_method_types
  const charge = newObject('charge', now, {
    amount,
    amount_captured: amount,
    captured: true,
    currency,
    metadata: session.metadata,
    payment_intent: intent.id,
    payment_method_details: { type, [String(type)]: {} },
  })
  await insertObject(tx, charge, { intentId: intent.id, createdAt: now })
  await changeObject(tx, { ...intent, latest_charge: charge.id })
  return intent.id
}

/** The session's payment intent with these values; there is none before the first try. */
async function intentOf(
  tx: Transaction,
  deps: LocalStripeDeps,
  session: SessionObject,
  values: Record<string, unknown>,
): Promise<StripeObject> {
  const known = session.payment_intent
    ? await lockObject(tx, 'payment_intent', session.payment_intent)
    : undefined
  if (known) {
    const changed = { ...known, ...values }
    await changeObject(tx, changed)
    return changed
  }
  const now = deps.clock.now()
  const intent = newObject('payment_intent', now, {
    amount: session.amount_total,
    currency: session.currency,
    metadata: session.metadata,
    description: session.metadata['order_number'] ?? null,
    payment_method_types: session.payment_method_types,
    ...values,
  })
  await insertObject(tx, intent, { intentId: intent.id, createdAt: now })
  return intent
}
