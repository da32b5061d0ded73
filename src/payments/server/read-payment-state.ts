import { findOrderForPayment, openedWork } from '#orders/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { PaymentState } from '../contract.ts'
import { payStateOf } from '../payment-states.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPaymentsOf } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'

/** What is known here about the payment of an order. @throws payment.order_not_found */
export async function readPaymentState(
  deps: ServerDeps,
  asked: { companyId: string; orderId: string; lang: Lang },
): Promise<PaymentState> {
  const order = await findOrderForPayment(deps.db, asked.companyId, asked.orderId)
  if (!order) throw paymentRefusals.order_not_found()
  const [tries, work] = await Promise.all([findPaymentsOf(deps.db, order.id), openedWork(deps.db, order.id)])
  const latest = tries.find((payment) => payment.status !== 'CANCELLED') ?? tries[0]
  return {
    orderId: order.id,
    orderNumber: order.number,
    state: payStateOf(order.status, latest?.status),
    total: order.total,
    expiresAt: order.status === 'AWAITING_PAYMENT' ? order.expiresAt.toISOString() : null,
    payments: tries.map(presentPayment),
    workOrders: work.map(({ id, number, name }) => ({ id, number, name: pickText(name, asked.lang) })),
  }
}

function presentPayment(payment: PaymentRow): PaymentState['payments'][number] {
  return {
    id: payment.id,
    method: payment.method,
    status: payment.status,
    amount: money(payment.amount, payment.currency),
    createdAt: payment.createdAt.toISOString(),
    refund: payment.refundReason && { reason: payment.refundReason, done: payment.refundedAt !== null },
  }
}
