import {
  awaitDebit,
  type LockedOrder,
  noteOnOrder,
  payAgain,
  recordOrderPaid,
} from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL, type Actor } from '#platform/shared/principal.ts'
import type { RefundKind } from '../payment.ts'
import { debitUntil, nextCheckOf } from '../debit-patience.ts'
import { isOpen, mayBecome, needsPayer } from '../payment-states.ts'
import { waitsForMoney } from '../transfer-fit.ts'
import type { ProviderSession } from './payment-provider.ts'
import { paymentRefusals } from './payments.errors.ts'
import {
  changePayment,
  giveUpOpenPayments,
  leavePaymentChanged,
  lockPaymentAndOrder,
  noteEventOfOrder,
} from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { debitFailed } from './debit-failed.ts'
import { openRefund } from './open-refund.ts'
import { takeInParts } from './take-in-parts.ts'
import { partsReceived } from './transfers.queries.ts'

export type Outcome = {
  paymentId: string
  session: ProviderSession
  /** The event that brought the outcome; each is processed once. */
  event?: { id: string; type: string; provider: string }
}

/** As they were found, and are: the outcome was recorded before. */
export type KnownOutcome = { order: LockedOrder; payment: PaymentRow }

/**
 * The one place where a provider's outcome is recorded, whichever way it came: webhook, return of the payer,
 * or polling. Order and payment are locked in this order, so that concurrent callers queue up; the second
 * finds nothing left to do. All in one transaction: paid payment, paid order and its event, or none of them.
 * @returns what was found, where nothing of it changed
 */
export async function recordPaymentOutcome(
  deps: ServerDeps,
  { paymentId, session, event }: Outcome,
): Promise<KnownOutcome | undefined> {
  const known = await deps.db.transaction(async (tx) => {
    const found = await lockPaymentAndOrder(tx, paymentId)
    if (!found || !fits(found, session, event)) throw paymentRefusals.webhook_mismatch()
    const noted = event && (await takeIn(tx, deps, found.payment, event))
    if (event && !noted) return undefined
    if (!event && isKnown(found.payment, session)) return found
    await apply(tx, deps, { ...found, session, ...noted })
    crashPoint(deps, 'payment.settle:before-commit')
    return undefined
  })
  crashPoint(deps, 'payment.settle:committed')
  return known
}

/** Paid, and recorded as paid: nothing is left to do. */
const isKnown = ({ status, nextCheckAt }: PaymentRow, session: ProviderSession): boolean =>
  session.status === 'PAID' && !mayBecome(status, 'SUCCEEDED') && nextCheckAt === null

/** Order, amount, currency, mode, session and provider must all match the payment. */
function fits({ payment, order }: KnownOutcome, session: ProviderSession, event: Outcome['event']): boolean {
  return (
    (event === undefined || event.provider === payment.provider) &&
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
): Promise<{ parts: number } | undefined> {
  const { provider, id: paymentId, orderId } = payment
  const noted = { provider, eventId: event.id, paymentId, type: event.type, receivedAt: deps.clock.now() }
  return noteEventOfOrder(tx, noted, orderId)
}

type Matter = {
  payment: PaymentRow
  order: LockedOrder
  session: ProviderSession
  /** What came in parts for the order, where it was asked already. */
  parts?: number
}

const WAITING: ReadonlySet<ProviderSession['status']> = new Set(['OPEN', 'PROCESSING'])

async function apply(tx: Transaction, deps: ServerDeps, matter: Matter): Promise<void> {
  const { payment, session } = matter
  const now = deps.clock.now()
  if (WAITING.has(session.status)) return wait(tx, matter, now)
  if (session.status === 'PAID') {
    return takeMoney(tx, deps, { ...matter, at: now })
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
  order: LockedOrder
  /** Null for money that came by bank. */
  session: Pick<ProviderSession, 'id' | 'intentId'> | null
  /** What came in parts for the order, where it was asked already. */
  parts?: number
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
  { payment, order, session, parts: known, at }: MoneyIn,
): Promise<void> {
  if (!mayBecome(payment.status, 'SUCCEEDED')) return askNoMore(tx, payment)
  const parts = waitsForMoney(order.status) ? (known ?? (await partsReceived(tx, order.id))) : 0
  const taken = { status: 'SUCCEEDED', settledAt: at, nextCheckAt: null, ...idsOf(session) } as const
  leavePaymentChanged(tx, payment.id, taken)
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
