import {
  dueOf,
  awaitTransfer,
  lockOrderForPayment,
  noteOnOrder,
  type OrderForPayment,
} from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { limitRefusals } from '#platform/server/rate-limit.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { createPayment } from '../contract.ts'
import { CHECK_AFTER_MS, newPayment } from './new-payment.ts'
import { notifyTransferAwaited } from './notify-transfer-awaited.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { methodsFor, orDown, type PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { countPaymentsSince, findOpenPaymentAndParts } from './payments.queries.ts'
import { giveUpOpenPayments, leavePayment, noteSession } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'

type Input = InputOf<typeof createPayment> & {
  principal: SellerPrincipal
  lang: Lang
  /** Abandons an open payment over another sum than is due. */
  renew?: boolean
}
type Started = OutputOf<typeof createPayment>

/**
 * Sends the payer to the provider, or, for a bank transfer, to our own page. An open payment is continued, so
 * that two tabs share one; a session that ended at the provider meanwhile is recorded first, and another one
 * begun.
 */
export async function startPayment(deps: PaymentDeps, input: Input): Promise<Started> {
  const { payment, order, due } = await recordPayment(deps, input)
  crashPoint(deps, 'payment.create:recorded')
  const { provider } = deps
  if (input.method === 'BANK_TRANSFER' || !provider)
    return { paymentId: payment.id, redirectUrl: ownPage(deps, order) }
  // A part came, or went back, since the session was begun: it asks for another sum than is due.
  const outdated = payment.amount !== due
  const anew = () => startPayment(deps, { ...input, restart: false, renew: true })
  if (payment.sessionId === null)
    return outdated ? anew() : openSession(deps, provider, { payment, order, lang: input.lang })
  const session = await orDown(deps, provider.fetchSession(payment.sessionId))
  if (session.status === 'OPEN')
    return outdated ? anew() : { paymentId: payment.id, redirectUrl: session.url }
  await recordPaymentOutcome(deps, { paymentId: payment.id, session })
  // The payer is done there; only the provider's answer is missing, and our page polls for it.
  if (session.status === 'PROCESSING') return { paymentId: payment.id, redirectUrl: ownPage(deps, order) }
  return startPayment(deps, { ...input, restart: false })
}

const ownPage = (deps: PaymentDeps, order: OrderForPayment, method?: string): string =>
  `${deps.config.publicUrl}${paths.paySuccess({ orderId: order.id, method })}`

const NEW_TRIES_AN_HOUR = 20
const HOUR_MS = 3_600_000

/**
 * Abandons the open payment for a new one, with the same method or not: each leaves a session that has to be
 * polled. @throws limits.too_many_tries
 */
async function giveUp(tx: Transaction, deps: PaymentDeps, orderId: string): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - HOUR_MS)
  if ((await countPaymentsSince(tx, orderId, since)) > NEW_TRIES_AN_HOUR)
    throw limitRefusals.too_many_tries({ params: { minutes: 60 } })
  await giveUpOpenPayments(tx, orderId)
}

/** The open payment of the order, or a new one. What is written here survives whatever the provider does. */
async function recordPayment(
  deps: PaymentDeps,
  input: Input,
): Promise<{ payment: PaymentRow; order: OrderForPayment; due: number }> {
  return deps.db.transaction(async (tx) => {
    const order = await lockPayableOrder(tx, deps, input)
    if (!methodsFor(deps, order.total.currency).includes(input.method)) throw paymentRefusals.not_available()
    const { open, parts } = await findOpenPaymentAndParts(tx, order.id)
    const due = dueOf(order.total, parts).amount
    const renews = input.renew === true && open?.amount !== due
    if (open && !input.restart && !renews && open.method === input.method)
      return { payment: open, order, due }
    if (open) await giveUp(tx, deps, order.id)
    const { method, principal } = input
    // A payment by bank collects the parts that come.
    const amount = method === 'BANK_TRANSFER' ? order.total.amount : due
    const payment = newPayment(deps, { order, method, createdBy: principal.userId, amount })
    const { userId, userName } = principal
    const notified = { at: payment.createdAt, actor: { kind: 'seller', id: userId, name: userName } } as const
    const about = { orderId: order.id, companyId: order.companyId }
    leavePayment(tx, payment)
    if (method === 'BANK_TRANSFER') {
      const expiresAt = await awaitTransfer(tx, order, { ...notified, amount: due })
      const awaited = { order: { ...order, expiresAt }, paymentId: payment.id, due }
      await notifyTransferAwaited(tx, deps, awaited)
    } else await noteOnOrder(tx, { ...notified, ...about, event: 'PAYMENT_STARTED', amount })
    return { payment, order, due }
  })
}

async function lockPayableOrder(tx: Transaction, deps: PaymentDeps, input: Input): Promise<OrderForPayment> {
  const order = await lockOrderForPayment(tx, input.orderId)
  if (!order || order.companyId !== input.principal.companyId) throw paymentRefusals.order_not_found()
  const params = { number: order.number }
  if (order.status === 'CANCELLED') throw paymentRefusals.order_cancelled({ params })
  const late = order.status === 'AWAITING_PAYMENT' && order.expiresAt <= deps.clock.now()
  if (order.status === 'EXPIRED' || late) throw paymentRefusals.order_expired({ params })
  if (order.status !== 'AWAITING_PAYMENT') throw paymentRefusals.already_paid({ params })
  return order
}

/** Opens the provider's session. The payment's id is the key: a retry after a crash returns the same session. */
async function openSession(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { payment, order, lang }: { payment: PaymentRow; order: OrderForPayment; lang: Lang },
): Promise<Started> {
  const { method } = payment
  if (method === 'BANK_TRANSFER') throw new Error(`payment ${payment.id} needs no session`)
  const session = await orDown(
    deps,
    provider.createSession({
      reference: payment.id,
      orderNumber: order.number,
      method,
      amount: money(payment.amount, payment.currency),
      lang,
      returnUrl: ownPage(deps, order, method === 'KLARNA' ? method : undefined),
    }),
  )
  crashPoint(deps, 'payment.create:session-made')
  const checkAt = new Date(deps.clock.now().getTime() + CHECK_AFTER_MS)
  await noteSession(deps.db, payment.id, session, checkAt)
  crashPoint(deps, 'payment.create:pending')
  return { paymentId: payment.id, redirectUrl: session.url }
}
