import type { Transaction } from '#platform/server/database.ts'
import { type Actor, PORTAL } from '#platform/shared/principal.ts'
import type { RefundKind } from '../payment.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { openRefund } from './open-refund.ts'
import { findRefundsOf, refundedOf } from './payments.queries.ts'
import type { DisputeRow, PaymentRow } from './payments.tables.ts'
import { recordRefundOutcomeIn } from './record-refund-outcome.ts'
import { isWhole } from './refundable-payment.ts'

/** What a dispute took is booked once. */
const bookingKeyOf = ({ id }: Pick<DisputeRow, 'id'>): string => `dispute-${id}`

type Lost = {
  payment: PaymentRow
  dispute: Pick<DisputeRow, 'id' | 'providerId'>
  /** What the bank took, in minor units of the payment's currency. */
  amount: number
  /** Who says so, where it is not the bank. */
  actor?: Actor
}

/**
 * The bank took the money: a refund that nobody has to make, with its credit note. Of a payment that was refunded
 * already, in part or whole, only what was left is booked: the rest was sent twice, which the dispute shows.
 */
export async function bookLostDispute(
  tx: Transaction,
  deps: PaymentServerDeps,
  { payment, dispute, amount: taken, actor = PORTAL }: Lost,
): Promise<void> {
  const left = payment.amount - (await refundedOf(tx, payment, ['REQUESTED', 'SUCCEEDED']))
  const amount = Math.min(taken, left)
  if (amount <= 0) return
  const refund = await openRefund(tx, deps, payment, {
    kind: await kindOf(tx, payment),
    amount,
    reason: null,
    requestKey: bookingKeyOf(dispute),
    requestedBy: actor,
  })
  await recordRefundOutcomeIn(tx, deps, refund, { proof: dispute.providerId }, actor)
}

/** Money that the order never took goes back without it, as it would have by itself. */
export async function kindOf(
  tx: Transaction,
  payment: PaymentRow,
  otherwise: RefundKind = 'DISPUTE',
): Promise<RefundKind> {
  const refunds = await findRefundsOf(tx, payment.orderId)
  const before = refunds.find(({ paymentId, kind }) => paymentId === payment.id && isWhole(kind))
  return before?.kind ?? otherwise
}
