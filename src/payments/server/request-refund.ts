import { lockOrderForPayment, noteOnOrder, type OrderForPayment } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { money } from '#platform/shared/money.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { refundOrder } from '../staff/contract.ts'
import { REFUND_ASKED } from '../refund-keys.ts'
import { needsTwoPeople } from '../two-people.ts'
import { askApproval, isProposed } from './ask-approval.ts'
import { isDisputed } from './disputes.queries.ts'
import { refundedAlone } from './refunded-alone.ts'
import { openRefund } from './open-refund.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findRefundByKey, refundedOf } from './payments.queries.ts'
import { lockRefundablePayment } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'

type Input = InputOf<typeof refundOrder> & { staff: StaffPrincipal; address: string }

/**
 * Staff refund a part of an order's price, or all of it. What is too much for one person waits for another's approval.
 * The order is locked, so that concurrent requests queue up and together never refund more than was paid. The same key
 * again is the same refund.
 */
export async function requestRefund(deps: PaymentServerDeps, input: Input): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, input.orderId)
    if (!order) throw paymentRefusals.order_not_found()
    const same = await findRefundByKey(tx, order.id, requestKeyOf(input))
    if (same && same.amount === input.amount.amount && same.currency === input.amount.currency) return
    if (same) throw paymentRefusals.refund_key_reused()
    const asked = { ...input, requestKey: requestKeyOf(input) }
    if (await isProposed(tx, order.id, asked)) return
    const payment = await lockRefundablePayment(tx, order.id)
    if (!payment) throw paymentRefusals.not_refundable({ params: { number: order.number } })
    await checkAmount(tx, payment, input)
    const alone = (await refundedAlone(tx, [order.id])).of(order.id, input.staff.staffId)
    if (needsTwoPeople(input.amount, deps.config.payments.refundAloneUpTo, alone))
      await askApproval(tx, deps, order, asked)
    else await writeRefund(tx, deps, { order, payment }, asked)
    crashPoint(deps, 'payment.refund:before-commit-of-request')
  })
  crashPoint(deps, 'payment.refund:written')
}

const requestKeyOf = ({ idempotency }: Input): string => `${REFUND_ASKED}${idempotency}`

/** @throws payment.refund_too_high, payment.disputed */
export async function checkAmount(
  tx: Transaction,
  payment: PaymentRow,
  { amount }: Pick<Input, 'amount'>,
): Promise<void> {
  if (await isDisputed(tx, payment)) throw paymentRefusals.disputed()
  const left = payment.amount - (await refundedOf(tx, payment, ['REQUESTED', 'SUCCEEDED']))
  if (amount.currency === payment.currency && amount.amount <= left) return
  throw paymentRefusals.refund_too_high({ data: { refundable: money(left, payment.currency) } })
}

type Wanted = Pick<Input, 'amount' | 'reason' | 'staff' | 'address'> & { requestKey: string }

/** Of a locked payment of a locked order, whose amount was checked. */
export async function writeRefund(
  tx: Transaction,
  deps: PaymentServerDeps,
  { order, payment }: { order: OrderForPayment; payment: PaymentRow },
  { staff, reason, amount, requestKey, address }: Wanted,
): Promise<void> {
  const refund = await openRefund(tx, deps, payment, {
    kind: 'STAFF',
    amount: amount.amount,
    reason,
    requestKey,
    requestedBy: { id: staff.staffId, name: staff.staffName },
  })
  const at = refund.createdAt
  await noteOnOrder(tx, {
    orderId: order.id,
    companyId: order.companyId,
    event: 'REFUND_STARTED',
    at,
    actor: { kind: 'staff', id: staff.staffId, name: staff.staffName },
    amount: amount.amount,
  })
  await writeAudit(tx, {
    at,
    actorKind: 'staff',
    actorId: staff.staffId,
    action: 'order.refund',
    record: order.id,
    companyId: order.companyId,
    address,
    detail: { refundId: refund.id, ...amount },
  })
}
