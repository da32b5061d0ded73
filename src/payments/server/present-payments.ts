import { dueOf } from '#orders/server/public.ts'
import type { OrderPayment } from '../payment.ts'
import type { Executor } from '#platform/server/database.ts'
import { type Money, money } from '#platform/shared/money.ts'
import { isOpen, isPaid, isUnderReview } from '../payment-states.ts'
import { findPaymentsOf, findPending, findRefundsOf } from './payments.queries.ts'
import type { PaymentRow, RefundRow } from './payments.tables.ts'
import { partsReceived } from './transfers.queries.ts'

/** The payments of an order as its buyer sees them, the latest first. */
export async function paymentsOf(executor: Executor, orderId: string): Promise<OrderPayment[]> {
  const attempts = await findPaymentsOf(executor, orderId)
  const refunds = await refundsFor(executor, orderId, attempts)
  const received = attempts.some(isAwaitedTransfer) ? await partsReceived(executor, orderId) : 0
  return presentPayments(attempts, refunds, received)
}

/** Those of some orders whose payment is under review: their buyer neither pays again nor cancels. */
export async function ordersUnderReview(
  executor: Executor,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const pending = await findPending(executor, orderIds)
  return new Set(pending.filter(isUnderReview).map(({ orderId }) => orderId))
}

/** The refunds of an order; not queried where no money has come that could be refunded. */
export async function refundsFor(
  executor: Executor,
  orderId: string,
  attempts: readonly PaymentRow[],
): Promise<RefundRow[]> {
  const cameIn = attempts.some(({ status }) => isPaid(status) || status === 'REFUNDED')
  return cameIn ? findRefundsOf(executor, orderId) : []
}

export const isAwaitedTransfer = ({ method, status }: PaymentRow) =>
  method === 'BANK_TRANSFER' && isOpen(status)

/** The sum of an attempt; of a transfer that is still awaited, what is missing after the parts `received`. */
export function sumOf(payment: PaymentRow, received: number): Money {
  const sum = money(payment.amount, payment.currency)
  return isAwaitedTransfer(payment) ? dueOf(sum, received) : sum
}

export function presentPayments(
  attempts: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  received: number,
): OrderPayment[] {
  return attempts.map((payment) => ({
    id: payment.id,
    method: payment.method,
    status: payment.status,
    amount: sumOf(payment, received),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    underReview: isUnderReview(payment),
    refunds: refunds
      .filter((refund) => refund.paymentId === payment.id)
      .map((refund) => ({
        id: refund.id,
        kind: refund.kind,
        status: refund.status,
        amount: money(refund.amount, refund.currency),
        at: (refund.settledAt ?? refund.createdAt).toISOString(),
      })),
  }))
}
