import type { OrderPayment } from '#orders/contract.ts'
import type { Executor } from '#platform/server/database.ts'
import { money } from '#platform/shared/money.ts'
import { findPaymentsOf, findRefundsOf } from './payments.repository.ts'
import type { PaymentRow, RefundRow } from './payments.tables.ts'

/** The payments of an order as its buyer sees them, the latest first. */
export async function paymentsOf(executor: Executor, orderId: string): Promise<OrderPayment[]> {
  const [tries, refunds] = await Promise.all([
    findPaymentsOf(executor, orderId),
    findRefundsOf(executor, orderId),
  ])
  return presentPayments(tries, refunds)
}

export function presentPayments(tries: readonly PaymentRow[], refunds: readonly RefundRow[]): OrderPayment[] {
  return tries.map((payment) => ({
    id: payment.id,
    method: payment.method,
    status: payment.status,
    amount: money(payment.amount, payment.currency),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
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
