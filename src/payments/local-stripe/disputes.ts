import { queueEvent } from './deliver-events.ts'
import { type LocalStripeDeps, PROMPT } from './local-stripe-deps.ts'
import { changeObject, findObject, insertObject, lockObject, objectsOf } from './local-stripe.repository.ts'
import type { SessionObject } from './sessions.ts'
import { newObject, secondsOf, type StripeObject } from './shapes.ts'

/** What a bank does with a payment. An inquiry asks; a chargeback takes the money at once. */
export type Disputed = 'chargeback' | 'inquiry'

const NEXT: Record<string, readonly string[]> = {
  warning_needs_response: ['warning_under_review', 'needs_response', 'warning_closed'],
  warning_under_review: ['needs_response', 'warning_closed'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
}

/** What can happen to a dispute next: the merchant answers, and the bank decides. */
export const nextOf = (dispute: StripeObject): readonly string[] => NEXT[String(dispute['status'])] ?? []

const EVIDENCE_DAYS = 14
const DAY_S = 86_400

/** The payer's bank disputes the payment of a session. */
export async function openDispute(
  deps: LocalStripeDeps,
  session: SessionObject,
  how: Disputed,
): Promise<void> {
  const { payment_intent: intentId } = session
  if (!intentId) return
  await deps.db.transaction(async (tx) => {
    await lockObject(tx, 'payment_intent', intentId)
    const [charge] = await objectsOf(tx, 'charge', intentId)
    const [known] = await objectsOf(tx, 'dispute', intentId)
    if (!charge || known) return
    const now = deps.clock.now()
    const dispute = newObject('dispute', now, {
      amount: session.amount_total,
      charge: charge.id,
      currency: session.currency,
      evidence_details: {
        due_by: secondsOf(now) + EVIDENCE_DAYS * DAY_S,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        enhanced_eligibility: {},
      },
      is_charge_refundable: how === 'inquiry',
      payment_intent: intentId,
      reason: how === 'inquiry' ? 'general' : 'fraudulent',
      status: how === 'inquiry' ? 'warning_needs_response' : 'needs_response',
    })
    await insertObject(tx, dispute, { intentId, createdAt: now })
    await queueEvent(tx, deps, { type: 'charge.dispute.created', object: dispute }, PROMPT)
  })
}

export const findDispute = (deps: LocalStripeDeps, id: string): Promise<StripeObject | undefined> =>
  findObject(deps.db, 'dispute', id)

/** The next thing that happens to a dispute; what cannot happen does not. */
export async function moveDispute(deps: LocalStripeDeps, id: string, status: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const dispute = await lockObject(tx, 'dispute', id)
    if (!dispute || !nextOf(dispute).includes(status)) return
    const moved = { ...dispute, status }
    await changeObject(tx, moved)
    const isOver = nextOf(moved).length === 0
    const type = isOver ? 'charge.dispute.closed' : 'charge.dispute.updated'
    await queueEvent(tx, deps, { type, object: moved }, PROMPT)
  })
}
