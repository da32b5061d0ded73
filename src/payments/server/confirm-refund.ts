import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findRefund } from './payments.queries.ts'
import { recordRefundOutcomeIn } from './record-refund-outcome.ts'

/** A colleague made the transfer: the bank's reference completes the refund. @returns the order's id */
export async function confirmRefundByHand(
  deps: ServerDeps,
  input: { refundId: string; reference: string; staff: StaffPrincipal; address: string },
): Promise<string> {
  const { staff, reference } = input
  const refund = await findRefund(deps.db, input.refundId)
  if (!refund) throw paymentRefusals.refund_not_found()
  if (refund.way !== 'BY_HAND') throw paymentRefusals.refund_not_by_hand()
  await deps.db.transaction(async (tx) => {
    const actor = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
    if (!(await recordRefundOutcomeIn(tx, deps, refund, { proof: reference }, actor))) return
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'refund.by-hand',
      record: refund.id,
      companyId: refund.companyId,
      address: input.address,
      detail: { orderId: refund.orderId, reference },
    })
  })
  return refund.orderId
}
