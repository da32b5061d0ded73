import { lockOrderForPayment, noteOnOrder } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { RefundWay } from '../refund-way.ts'
import { openRefund } from './open-refund.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findRefund, findRefundByKey, isOutside, refundedOf } from './payments.queries.ts'
import { lockPayment, lockRefund } from './payments.repository.ts'

type Input = { refundId: string; way: RefundWay; staff: StaffPrincipal; address: string }

/** The key of the single retry of a failed refund. */
export const retryKeyOf = (refundId: string): string => `retry-${refundId}`

/**
 * Retries a refund that the provider declined: with the provider once more, or by a colleague at the bank (a
 * card may be closed by now). Idempotent, and never refunds more than came in. @returns the order's id
 */
export async function retryFailedRefund(deps: ServerDeps, input: Input): Promise<string> {
  const about = await findRefund(deps.db, input.refundId)
  if (!about) throw paymentRefusals.refund_not_found()
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, about.orderId)
    const payment = await lockPayment(tx, about.paymentId)
    const failed = await lockRefund(tx, about.id)
    const isFailed = failed?.status === 'FAILED' && failed.way !== 'OUTSIDE'
    if (!order || !payment || !isFailed) throw paymentRefusals.refund_not_failed()
    const requestKey = retryKeyOf(failed.id)
    if (await findRefundByKey(tx, order.id, requestKey)) return
    const refunded = await refundedOf(tx, payment, ['REQUESTED', 'SUCCEEDED'])
    if (!isOutside(payment, failed.kind) && refunded + failed.amount > payment.amount)
      throw paymentRefusals.refund_too_high()
    const { staff } = input
    const actor = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
    const { kind, amount, reason } = failed
    const way = payment.sessionId === null ? 'BY_HAND' : input.way
    const refund = await openRefund(tx, deps, payment, {
      kind,
      amount,
      reason,
      requestKey,
      way,
      requestedBy: actor,
    })
    const at = refund.createdAt
    const { id: orderId, companyId } = order
    await noteOnOrder(tx, { orderId, companyId, event: 'REFUND_STARTED', at, actor, amount })
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'refund.retry',
      record: failed.id,
      companyId,
      address: input.address,
      detail: { orderId, refundId: refund.id, way },
    })
  })
  return about.orderId
}
