import { findOrdersForPayment, orderForStaff } from '#orders/server/public.ts'
import { disputesForStaff } from './list-disputes.ts'
import type { PaymentDeps, PaymentServerDeps } from './payments-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import type { StaffOrder, StaffRefund, staffRefundsDue } from '../staff/contract.ts'
import { proposalsOf } from './list-proposals.ts'
import { presentTransfer } from './list-transfers.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPaymentsOf, findRefundsOf, pageOfRefundsDue } from './payments.queries.ts'
import type { PaymentRow, RefundRow } from './payments.tables.ts'
import { leftOf, refundablePayment } from './refundable-payment.ts'
import { presentPayments, sumOf } from './present-payments.ts'
import { retryKeyOf } from './retry-refund.ts'
import { findTransfersOf, partsReceived } from './transfers.queries.ts'

/** One order with all of its money. @throws payment.order_not_found */
export async function readStaffOrder(deps: PaymentDeps, orderId: string, lang: Lang): Promise<StaffOrder> {
  const [order] = await findOrdersForPayment(deps.db, [orderId])
  if (!order) throw paymentRefusals.order_not_found()
  const [attempts, refunds, transfers, received, proposals, disputes] = await Promise.all([
    findPaymentsOf(deps.db, orderId),
    findRefundsOf(deps.db, orderId),
    findTransfersOf(deps.db, orderId),
    partsReceived(deps.db, orderId),
    proposalsOf(deps, orderId, lang),
    disputesForStaff(deps, order),
  ])
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const shown = presentPayments(attempts, refunds, received)
  const detail = await orderForStaff(deps.db, { orderId, payments: shown, received, lang, today })
  if (!detail) throw paymentRefusals.order_not_found()
  const accepted = refundablePayment(attempts, refunds)
  return {
    order: detail,
    company: { id: order.companyId, name: order.buyerName },
    payments: attempts.map((payment) => presentPayment(payment, received)),
    refunds: refunds.map((refund) => presentRefund(refund, refunds)),
    proposals,
    disputes,
    transfers: transfers.map((transfer) => presentTransfer(transfer, order)),
    refundable: money(accepted ? leftOf(accepted, refunds) : 0, order.total.currency),
    refundAloneUpTo: money(deps.config.payments.refundAloneUpTo[order.total.currency], order.total.currency),
    refundWay: accepted?.method === 'BANK_TRANSFER' ? 'BY_HAND' : 'PROVIDER',
  }
}

function presentPayment(payment: PaymentRow, received: number): StaffOrder['payments'][number] {
  return {
    id: payment.id,
    method: payment.method,
    provider: payment.provider,
    status: payment.status,
    amount: sumOf(payment, received),
    sessionId: payment.sessionId,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  }
}

function presentRefund(refund: RefundRow, all: readonly RefundRow[]): StaffRefund {
  const again = all.some((other) => other.requestKey === retryKeyOf(refund.id))
  return {
    retriable: refund.status === 'FAILED' && refund.way !== 'OUTSIDE' && !again,
    id: refund.id,
    paymentId: refund.paymentId,
    kind: refund.kind,
    way: refund.way,
    status: refund.status,
    amount: money(refund.amount, refund.currency),
    reason: refund.reason,
    requestedBy: refund.requestedBy === PORTAL.id ? null : refund.requestedByName,
    proof: refund.proof,
    failure: refund.failure,
    createdAt: refund.createdAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
  }
}

/** The refunds that wait for a colleague: at the bank, or to be booked. */
export async function listRefundsDue(
  deps: PaymentServerDeps,
  input: InputOf<typeof staffRefundsDue>,
): Promise<OutputOf<typeof staffRefundsDue>> {
  const { rows, total } = await pageOfRefundsDue(deps.db, input)
  const orders = await findOrdersForPayment(
    deps.db,
    rows.map((refund) => refund.orderId),
  )
  const records = rows.flatMap((refund) => {
    const order = orders.find((candidate) => candidate.id === refund.orderId)
    if (!order) return []
    return {
      ...presentRefund(refund, []),
      order: { id: order.id, number: order.number },
      company: order.buyerName,
    }
  })
  return { records, total, page: input.page, pageSize: input.pageSize }
}
