import {
  awaitDebit,
  lockOrderForPayment,
  noteOnOrder,
  payAgain,
  type OrderForPayment,
  recordOrderPaid,
} from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { together } from '#platform/server/together.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL, type Actor } from '#platform/shared/principal.ts'
import type { RefundKind } from '../payment.ts'
import { debitUntil, nextCheckOf } from '../debit-patience.ts'
import { isOpen, mayBecome, needsPayer } from '../payment-states.ts'
import { waitsForMoney } from '../transfer-fit.ts'
import type { ProviderSession } from './payment-provider.ts'
import { paymentRefusals } from './payments.errors.ts'
import { changePayment, giveUpOpenPayments, lockPayment, noteEvent } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { debitFailed } from './debit-failed.ts'
import { openRefund } from './open-refund.ts'
import { takeInParts } from './take-in-parts.ts'
import { partsReceived } from './transfers.queries.ts'

export type Outcome = {
  payment: Pick<PaymentRow, 'id' | 'orderId'>
  session: ProviderSession
  /** The event that brought the outcome; each is processed once. */
  event?: { id: string; type: string }
}

/**
 * The one place where a provider's outcome is recorded, whichever way it came: webhook, return of the payer,
 * or polling. Order and payment are locked in this order, so that concurrent callers queue up; the second
 * finds nothing left to do. All in one transaction: paid payment, paid order and its event, or none of them.
 */
export async function recordPaymentOutcome(
  deps: ServerDeps,
  { payment: about, session, event }: Outcome,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [order, payment] = await together([
      lockOrderForPayment(tx, about.orderId),
      lockPayment(tx, about.id),
    ])
    if (!order || !payment || !fits(payment, order, session)) throw paymentRefusals.webhook_mismatch()
    if (event && !(await takeIn(tx, deps, payment, event))) return
    await apply(tx, deps, { payment, order, session })
    crashPoint(deps, 'payment.settle:before-commit')
  })
  crashPoint(deps, 'payment.settle:committed')
}

/** Order, amount, currency, mode and session must all match the payment. */
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

function takeIn(
  tx: Transaction,
  deps: ServerDeps,
  payment: PaymentRow,
  event: { id: string; type: string },
): Promise<boolean> {
  return noteEvent(tx, {
    provider: payment.provider,
    eventId: event.id,
    paymentId: payment.id,
    type: event.type,
    receivedAt: deps.clock.now(),
  })
}

type Matter = { payment: PaymentRow; order: OrderForPayment; session: ProviderSession }

const WAITING: ReadonlySet<ProviderSession['status']> = new Set(['OPEN', 'PROCESSING'])

async function apply(tx: Transaction, deps: ServerDeps, matter: Matter): Promise<void> {
  const { payment, session } = matter
  const now = deps.clock.now()
  if (WAITING.has(session.status)) return wait(tx, matter, now)
  if (session.status === 'PAID') {
    const { order } = matter
    return takeMoney(tx, deps, { payment, order, session, at: now })
  }
  const status = session.status === 'REFUSED' ? 'FAILED' : 'CANCELLED'
  if (!mayBecome(payment.status, status)) {
    // Abandoned, and paid there all the same until now: its order waits for it no longer.
    if (payment.nextCheckAt && isOver(payment)) await payAgain(tx, matter.order, now)
    return askNoMore(tx, payment)
  }
  await changePayment(tx, payment.id, { status, settledAt: now, nextCheckAt: null, ...idsOf(session) })
  if (status === 'FAILED') await refused(tx, deps, matter, now)
}

const isOver = (payment: PaymentRow): boolean => payment.status === 'CANCELLED' && !needsPayer(payment)

async function refused(
  tx: Transaction,
  deps: ServerDeps,
  { payment, order }: Matter,
  at: Date,
): Promise<void> {
  const { id: orderId, companyId } = order
  const { amount } = payment
  await noteOnOrder(tx, { orderId, companyId, event: 'PAYMENT_REFUSED', at, actor: PROVIDER, amount })
  // Whoever is still on the provider's page sees it there.
  if (!needsPayer(payment)) await debitFailed(tx, deps, { payment, order, at })
}

/** The outcome was final before. */
async function askNoMore(tx: Transaction, payment: PaymentRow): Promise<void> {
  if (payment.nextCheckAt) await changePayment(tx, payment.id, { nextCheckAt: null })
}

/** Not final yet. Late news of a final payment changes nothing. */
async function wait(tx: Transaction, { payment, order, session }: Matter, now: Date): Promise<void> {
  if (payment.settledAt) return
  const isUnderWay = session.status === 'PROCESSING'
  const nextCheckAt = nextCheckOf(payment, isUnderWay, now)
  const redirectUrl = isUnderWay ? null : session.url
  if (isUnderWay) await awaitDebit(tx, order, debitUntil(payment))
  const status = payment.status === 'CREATED' ? 'PENDING' : payment.status
  await changePayment(tx, payment.id, { status, nextCheckAt, redirectUrl, ...idsOf(session) })
}

export type MoneyIn = {
  payment: PaymentRow
  order: OrderForPayment
  /** Null for money that came by bank. */
  session: Pick<ProviderSession, 'id' | 'intentId'> | null
  at: Date
}

/** An intent is known from the first try on; older news has none, and takes none away. */
const idsOf = (session: Pick<ProviderSession, 'id' | 'intentId'> | null) => ({
  sessionId: session?.id ?? null,
  ...(session?.intentId && { intentId: session.intentId }),
})

/**
 * The money of a locked payment of a locked order has arrived, according to the provider or the bank
 * statement. What the order does not accept is refunded automatically.
 */
export async function takeMoney(
  tx: Transaction,
  deps: ServerDeps,
  { payment, order, session, at }: MoneyIn,
): Promise<void> {
  if (!mayBecome(payment.status, 'SUCCEEDED')) return askNoMore(tx, payment)
  const [parts] = await together([
    waitsForMoney(order.status) ? partsReceived(tx, order.id) : 0,
    changePayment(tx, payment.id, {
      status: 'SUCCEEDED',
      settledAt: at,
      nextCheckAt: null,
      ...idsOf(session),
    }),
  ])
  const amount = money(payment.amount, payment.currency)
  const surplus = parts + payment.amount - order.total.amount
  // The part it was to complete has gone back meanwhile.
  if (waitsForMoney(order.status) && surplus < 0)
    return giveBack(tx, deps, payment, { kind: 'TOO_LITTLE', amount: payment.amount })
  const outcome = await recordOrderPaid(tx, deps, order, { amount, at })
  if (outcome !== 'PAID') return giveBack(tx, deps, payment, { kind: outcome, amount: payment.amount })
  // There is one open payment at most; where it was this one, no other is pending.
  if (!isOpen(payment.status)) await giveUpOpenPayments(tx, order.id)
  await takeInParts(tx, deps, order, { amount: parts, at })
  if (surplus === 0) return
  const { id: orderId, companyId } = order
  await noteOnOrder(tx, { orderId, companyId, at, actor: PORTAL, event: 'OVERPAID', amount: surplus })
  await giveBack(tx, deps, payment, { kind: 'OVERPAID', amount: surplus })
}

/** By itself, once: the payment's id is the key. */
async function giveBack(
  tx: Transaction,
  deps: ServerDeps,
  payment: PaymentRow,
  { kind, amount }: { kind: RefundKind; amount: number },
): Promise<void> {
  const requestKey = `${kind === 'OVERPAID' ? 'surplus' : 'all'}-of-${payment.id}`
  await openRefund(tx, deps, payment, { kind, amount, reason: null, requestKey, requestedBy: PORTAL })
}

const PROVIDER: Actor = { kind: 'system', id: 'payment-provider', name: 'Payment provider' }
