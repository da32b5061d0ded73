import type { Transaction } from '#platform/server/database.ts'
import { queueEvent } from './deliver-events.ts'
import type { Fields } from './form-body.ts'
import { type LocalStripeDeps, PROMPT } from './local-stripe-deps.ts'
import { changeObject, insertObject, lockObject, objectsOf } from './local-stripe.repository.ts'
import { newObject, type StripeObject } from './shapes.ts'
import { invalid, missing } from './stripe-error.ts'

export const REFUND_JOB = 'local-stripe.refund'

/** As with other sandboxes, the last two digits of a refund's sum choose the outcome. */
const CENTS = { declined: 13, failsLater: 17, takesTime: 19 }
const LATER_MS = 60_000

type Intent = StripeObject & { status: string; amount_received: number; currency: string }

/** Refunds money, never more than came in, and none that a bank has asked back. */
export async function createRefund(
  tx: Transaction,
  deps: LocalStripeDeps,
  fields: Fields,
): Promise<StripeObject> {
  const intentId = String(fields['payment_intent'] ?? '')
  const intent = (await lockObject(tx, 'payment_intent', intentId)) as Intent | undefined
  if (!intent) throw missing('payment_intent', intentId)
  if (intent.status !== 'succeeded')
    throw invalid('charge_not_captured', 'This PaymentIntent does not have a successful charge to refund.')
  const amount = Number(fields['amount'] ?? intent.amount_received)
  await checkAmount(tx, intent, amount)
  const now = deps.clock.now()
  const takesTime = amount % 100 === CENTS.takesTime
  const refund = newObject('refund', now, {
    amount,
    charge: intent['latest_charge'],
    currency: intent.currency,
    metadata: { ...(typeof fields['metadata'] === 'object' ? fields['metadata'] : {}) },
    payment_intent: intent.id,
    status: takesTime ? 'pending' : 'succeeded',
  })
  await insertObject(tx, refund, { intentId: intent.id, createdAt: now })
  const status = amount % 100 === CENTS.failsLater ? 'failed' : takesTime ? 'succeeded' : undefined
  if (status) {
    const runAt = new Date(now.getTime() + LATER_MS)
    await deps.jobs.add(tx, REFUND_JOB, { refundId: refund.id, status }, { runAt })
  }
  return refund
}

async function checkAmount(tx: Transaction, intent: Intent, amount: number): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalid('parameter_invalid_integer', 'Invalid positive integer', 'amount')
  const disputes = await objectsOf(tx, 'dispute', intent.id)
  if (disputes.some(({ status }) => !['won', 'warning_closed', 'prevented'].includes(String(status))))
    throw invalid('charge_disputed', 'This charge has been charged back and cannot be refunded.')
  if (amount % 100 === CENTS.declined)
    throw invalid('charge_not_refundable', 'The bank that issued the card declined this refund.')
  const refunds = await objectsOf(tx, 'refund', intent.id)
  const back = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + Number(refund['amount']), 0)
  if (back >= intent.amount_received)
    throw invalid('charge_already_refunded', 'This charge has already been refunded.')
  if (back + amount > intent.amount_received)
    throw invalid('amount_too_large', 'Refund amount is greater than the unrefunded amount on the charge.')
}

/** A bank took its time, or sent the money back: days later with Stripe, a minute here. */
export async function changeRefund(
  deps: LocalStripeDeps,
  refundId: string,
  status: 'succeeded' | 'failed',
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const refund = await lockObject(tx, 'refund', refundId)
    if (!refund || refund['status'] === status || refund['status'] === 'failed') return
    const failure = status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}
    const changed = { ...refund, status, ...failure }
    await changeObject(tx, changed)
    const type = status === 'failed' ? 'refund.failed' : 'refund.updated'
    await queueEvent(tx, deps, { type, object: changed }, PROMPT)
  })
}
