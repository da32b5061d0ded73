import { lockOrderForPayment } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { bookRefund } from '../staff/contract.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findRefund } from './payments.queries.ts'
import { changeRefund, lockPayment, lockRefund } from './payments.repository.ts'
import { recordRefundOutcomeIn } from './record-refund-outcome.ts'

type Booking = InputOf<typeof bookRefund> & { staff: StaffPrincipal; address: string }

/** Books a refund that somebody made in the provider's dashboard, once. @returns the order's id */
export async function bookOutsideRefund(
  deps: PaymentServerDeps,
  { refundId, reason, staff, address }: Booking,
): Promise<string> {
  const about = await findRefund(deps.db, refundId)
  if (!about) throw paymentRefusals.refund_not_found()
  await deps.db.transaction(async (tx) => {
    await lockOrderForPayment(tx, about.orderId)
    await lockPayment(tx, about.paymentId)
    const refund = await lockRefund(tx, about.id)
    if (refund?.way !== 'OUTSIDE' || refund.status !== 'REQUESTED') throw paymentRefusals.refund_not_outside()
    const { companyId, orderId, amount, currency } = refund
    const actor = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
    const proof = refund.proof ?? ''
    await changeRefund(tx, refund.id, { reason })
    await recordRefundOutcomeIn(tx, deps, refund, { proof }, actor)
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'refund.booked',
      record: refund.id,
      companyId,
      address,
      detail: { orderId, proof, amount, currency },
    })
  })
  return about.orderId
}
