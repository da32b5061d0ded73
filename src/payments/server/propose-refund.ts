import { lockOrderForPayment } from '#orders/server/public.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { money, type Money } from '#platform/shared/money.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPaymentsOf, findRefundsOf } from './payments.queries.ts'
import { insertProposal, lockRefundablePayment } from './payments.repository.ts'
import { leftOf, refundablePayment } from './refundable-payment.ts'

export type Proposal = {
  orderId: string
  workOrder: { id: string; number: string }
  amount: Money
  reason: LocalText
  by: { id: string; name: string }
}

/**
 * Somebody who works on the order says what should go back; nothing moves until finance approves it.
 * @throws payment.order_not_found, payment.not_refundable, payment.refund_too_high
 */
export async function proposeRefund(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock'>,
  { orderId, workOrder, amount, reason, by }: Proposal,
): Promise<void> {
  const order = await lockOrderForPayment(tx, orderId)
  if (!order) throw paymentRefusals.order_not_found()
  const payment = await lockRefundablePayment(tx, orderId)
  if (!payment) throw paymentRefusals.not_refundable({ params: { number: order.number } })
  const left = leftOf(payment, await findRefundsOf(tx, orderId))
  if (amount.currency !== payment.currency || amount.amount > left)
    throw paymentRefusals.refund_too_high({ data: { refundable: money(left, payment.currency) } })
  await insertProposal(tx, {
    id: newId('rp'),
    companyId: order.companyId,
    orderId,
    workOrderId: workOrder.id,
    workOrderNumber: workOrder.number,
    amount: amount.amount,
    currency: amount.currency,
    reason,
    status: 'OPEN',
    proposedBy: by.id,
    proposedByName: by.name,
    createdAt: deps.clock.now(),
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
  })
}

/** What could still be refunded of an order; zero where nothing was paid. */
export async function refundableOf(executor: Executor, order: { id: string; total: Money }): Promise<Money> {
  const [attempts, refunds] = [
    await findPaymentsOf(executor, order.id),
    await findRefundsOf(executor, order.id),
  ]
  const payment = refundablePayment(attempts, refunds)
  return money(payment ? leftOf(payment, refunds) : 0, order.total.currency)
}
