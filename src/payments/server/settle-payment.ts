import {
  lockOrderForPayment,
  noteOnOrder,
  type OrderForPayment,
  settleOrderPaid,
} from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { mayBecome } from '../payment-states.ts'
import type { ProviderSession } from './payment-provider.ts'
import { paymentRefusals } from './payments.errors.ts'
import { changePayment, giveUpOpenPayments, lockPayment } from './payments.repository.ts'
import { paymentEvents, type PaymentRow } from './payments.tables.ts'
import { REFUND_JOB } from './refund-payment.ts'

/** Asked again this long after it was still open. */
const CHECK_AGAIN_MS = 15 * 60_000

export type Told = {
  payment: Pick<PaymentRow, 'id' | 'orderId'>
  session: ProviderSession
  /** The event that brought the news; each is taken in once. */
  event?: { id: string; type: string }
}

/**
 * The one place where a provider's word becomes ours, whichever way it came: webhook, return of the payer, or a look
 * of our own. Order and payment are locked in this order, so that two messengers queue up; the second finds nothing
 * left to do. All in one transaction: paid payment, paid order and its event, or none of them.
 */
export async function settlePayment(
  deps: ServerDeps,
  { payment: about, session, event }: Told,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, about.orderId)
    const payment = await lockPayment(tx, about.id)
    if (!order || !payment || !fits(payment, order, session)) throw paymentRefusals.webhook_mismatch()
    if (event && !(await takeIn(tx, deps, payment, event))) return
    await apply(tx, deps, { payment, order, session })
    crashPoint(deps, 'payment.settle:before-commit')
  })
  crashPoint(deps, 'payment.settle:committed')
}

/** Order, amount, currency, mode and session must all be those of the payment. */
function fits(payment: PaymentRow, order: OrderForPayment, session: ProviderSession): boolean {
  return (
    session.reference === payment.id &&
    session.orderNumber === order.number &&
    session.amount.amount === payment.amount &&
    session.amount.currency === payment.currency &&
    session.mode === payment.mode &&
    (payment.sessionId === null || payment.sessionId === session.id)
  )
}

async function takeIn(
  tx: Transaction,
  deps: ServerDeps,
  payment: PaymentRow,
  event: { id: string; type: string },
): Promise<boolean> {
  const taken = await tx
    .insert(paymentEvents)
    .values({
      provider: payment.provider,
      eventId: event.id,
      paymentId: payment.id,
      type: event.type,
      receivedAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  return taken.length > 0
}

type Matter = { payment: PaymentRow; order: OrderForPayment; session: ProviderSession }

async function apply(tx: Transaction, deps: ServerDeps, matter: Matter): Promise<void> {
  const { payment, session } = matter
  const now = deps.clock.now()
  if (session.status === 'OPEN') {
    const nextCheckAt = new Date(now.getTime() + CHECK_AGAIN_MS)
    return changePayment(tx, payment.id, { nextCheckAt, sessionId: session.id })
  }
  if (session.status === 'PAID') return takeMoney(tx, deps, matter, now)
  const status = session.status === 'REFUSED' ? 'FAILED' : 'CANCELLED'
  if (!mayBecome(payment.status, status)) return changePayment(tx, payment.id, { nextCheckAt: null })
  await changePayment(tx, payment.id, { status, settledAt: now, nextCheckAt: null, sessionId: session.id })
  if (status === 'FAILED') {
    const { id: orderId, companyId } = matter.order
    await noteOnOrder(tx, {
      orderId,
      companyId,
      event: 'PAYMENT_REFUSED',
      at: now,
      actor: PROVIDER,
      amount: payment.amount,
    })
  }
}

async function takeMoney(
  tx: Transaction,
  deps: ServerDeps,
  { payment, order, session }: Matter,
  at: Date,
): Promise<void> {
  if (!mayBecome(payment.status, 'SUCCEEDED')) return changePayment(tx, payment.id, { nextCheckAt: null })
  const sessionId = session.id
  await changePayment(tx, payment.id, { status: 'SUCCEEDED', settledAt: at, nextCheckAt: null, sessionId })
  const outcome = await settleOrderPaid(tx, deps, { orderId: order.id, amount: session.amount, at })
  if (outcome === 'PAID') return giveUpOpenPayments(tx, order.id)
  await changePayment(tx, payment.id, { refundReason: outcome })
  await deps.jobs.add(tx, REFUND_JOB, { paymentId: payment.id }, { key: `refund:${payment.id}` })
}

const PROVIDER: Actor = { kind: 'system', id: 'payment-provider', name: 'Payment provider' }
