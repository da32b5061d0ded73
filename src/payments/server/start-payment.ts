import { lockOrderForPayment, noteOnOrder, type OrderForPayment } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { createPayment } from '../contract.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { orDown, type PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { changePayment, findOpenPayment, giveUpOpenPayments, lockPayment } from './payments.repository.ts'
import { type PaymentRow, payments } from './payments.tables.ts'
import { settlePayment } from './settle-payment.ts'

const CHECK_AFTER_MS = 15 * 60_000
const checkAfter = (now: Date): Date => new Date(now.getTime() + CHECK_AFTER_MS)

type Asked = InputOf<typeof createPayment> & { principal: SellerPrincipal; lang: Lang }
type Started = OutputOf<typeof createPayment>

/**
 * Sends the payer to the provider. An open payment is gone on with, so that two tabs share one; a session that ended
 * at the provider meanwhile is settled first, and another one begun.
 */
export async function startPayment(deps: PaymentDeps, asked: Asked): Promise<Started> {
  const { provider } = deps
  if (!provider) throw paymentRefusals.not_available()
  if (asked.restart) await countRestart(deps, asked)
  const { payment, order } = await recordPayment(deps, provider, asked)
  crashPoint(deps, 'payment.create:recorded')
  if (payment.sessionId === null) return openSession(deps, provider, { payment, order, lang: asked.lang })
  const session = await orDown(deps, provider.fetchSession(payment.sessionId))
  if (session.status === 'OPEN') return { paymentId: payment.id, redirectUrl: session.url }
  await settlePayment(deps, { payment, session })
  return startPayment(deps, { ...asked, restart: false })
}

/** Each beginning anew leaves a session that the provider has to be asked about. */
function countRestart(deps: PaymentDeps, { principal, orderId }: Asked): Promise<void> {
  const key = `payment:restart:${principal.companyId}:${orderId}`
  return deps.limits.count({ key, limit: 20, windowMinutes: 60 })
}

/** The open payment of the order, or a new one. What is written here survives whatever the provider does. */
async function recordPayment(
  deps: PaymentDeps,
  provider: PaymentProvider,
  asked: Asked,
): Promise<{ payment: PaymentRow; order: OrderForPayment }> {
  return deps.db.transaction(async (tx) => {
    const order = await lockPayableOrder(tx, deps, asked)
    const open = await findOpenPayment(tx, order.id)
    if (open && !asked.restart && open.method === asked.method) return { payment: open, order }
    await giveUpOpenPayments(tx, order.id)
    const now = deps.clock.now()
    const payment = newPayment(order, provider, asked, now)
    await tx.insert(payments).values(payment)
    const { userId, userName } = asked.principal
    await noteOnOrder(tx, {
      orderId: order.id,
      companyId: order.companyId,
      event: 'PAYMENT_STARTED',
      at: now,
      actor: { kind: 'seller', id: userId, name: userName },
      amount: order.total.amount,
    })
    return { payment, order }
  })
}

async function lockPayableOrder(tx: Transaction, deps: PaymentDeps, asked: Asked): Promise<OrderForPayment> {
  const order = await lockOrderForPayment(tx, asked.orderId)
  if (!order || order.companyId !== asked.principal.companyId) throw paymentRefusals.order_not_found()
  const params = { number: order.number }
  if (order.status === 'CANCELLED') throw paymentRefusals.order_cancelled({ params })
  const late = order.status === 'AWAITING_PAYMENT' && order.expiresAt <= deps.clock.now()
  if (order.status === 'EXPIRED' || late) throw paymentRefusals.order_expired({ params })
  if (order.status !== 'AWAITING_PAYMENT') throw paymentRefusals.already_paid({ params })
  return order
}

function newPayment(order: OrderForPayment, provider: PaymentProvider, asked: Asked, now: Date): PaymentRow {
  return {
    id: newId('pay'),
    companyId: order.companyId,
    orderId: order.id,
    provider: provider.name,
    mode: provider.mode,
    method: asked.method,
    status: 'CREATED',
    amount: order.total.amount,
    currency: order.total.currency,
    sessionId: null,
    redirectUrl: null,
    refundReason: null,
    refundId: null,
    refundedAt: null,
    createdBy: asked.principal.userId,
    createdAt: now,
    settledAt: null,
    nextCheckAt: checkAfter(now),
  }
}

/** Opens the provider's session. The payment's id is the key: asked again after a crash, it is the same session. */
async function openSession(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { payment, order, lang }: { payment: PaymentRow; order: OrderForPayment; lang: Lang },
): Promise<Started> {
  const session = await orDown(
    deps,
    provider.createSession({
      reference: payment.id,
      orderNumber: order.number,
      amount: order.total,
      lang,
      returnUrl: `${deps.config.publicUrl}/workspace/paySuccess?orderId=${order.id}`,
      idempotencyKey: payment.id,
    }),
  )
  crashPoint(deps, 'payment.create:session-made')
  await deps.db.transaction(async (tx) => {
    const current = await lockPayment(tx, payment.id)
    if (!current) return
    const status = current.status === 'CREATED' ? 'PENDING' : current.status
    const made = { status, sessionId: session.id, redirectUrl: session.url }
    // Given up meanwhile, it is asked about all the same: the payer has the address and may pay there.
    const nextCheckAt = current.settledAt ? null : checkAfter(deps.clock.now())
    await changePayment(tx, payment.id, { ...made, nextCheckAt })
  })
  crashPoint(deps, 'payment.create:pending')
  return { paymentId: payment.id, redirectUrl: session.url }
}
