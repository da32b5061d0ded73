import { isPaid } from '../payment-states.ts'
import type { RefundKind } from '../payment.ts'
import { isOutside } from './payments.queries.ts'
import type { PaymentRow, RefundRow } from './payments.tables.ts'

/** Of a payment that the order did not accept: all of it is refunded automatically. */
const WHOLE: ReadonlySet<RefundKind> = new Set<RefundKind>(['PAID_TWICE', 'ORDER_CANCELLED', 'TOO_LITTLE'])

export const isWhole = (kind: RefundKind): boolean => WHOLE.has(kind)

/**
 * The payment that the next refund is taken from: of those that the order accepted (a transfer and a card, where
 * it was paid in parts), the one of which most is left.
 */
export function refundablePayment(
  attempts: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): PaymentRow | undefined {
  const goesBack = (payment: PaymentRow) =>
    refunds.some((refund) => refund.paymentId === payment.id && isWhole(refund.kind))
  return attempts
    .filter((payment) => isPaid(payment.status) && !goesBack(payment))
    .toSorted((a, b) => leftOf(b, refunds) - leftOf(a, refunds))[0]
}

/** What could still be refunded of a payment, in minor units. */
export function leftOf(payment: PaymentRow, refunds: readonly RefundRow[]): number {
  const refunded = refunds.filter(
    (refund) =>
      refund.paymentId === payment.id && !isOutside(payment, refund.kind) && refund.status !== 'FAILED',
  )
  return refunded.reduce((left, refund) => left - refund.amount, payment.amount)
}
