import { lockOrderForPayment } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { bookDispute } from '../staff/contract.ts'
import { bookLostDispute } from './book-lost-dispute.ts'
import { disputesToBook, findDispute } from './disputes.queries.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { refundedOf } from './payments.queries.ts'
import { lockPayment } from './payments.repository.ts'

/**
 * Books what a lost dispute took, where the bank claimed in another currency than was paid: only the provider's account
 * shows the sum. Once. @returns the order's id
 */
export async function bookDisputeByHand(
  deps: PaymentServerDeps,
  {
    disputeId,
    amount,
    staff,
    address,
  }: InputOf<typeof bookDispute> & { staff: StaffPrincipal; address: string },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const dispute = await findDispute(tx, disputeId)
    if (!dispute) throw paymentRefusals.dispute_not_found()
    // Of two at the same moment, the second finds it booked.
    await lockOrderForPayment(tx, dispute.orderId)
    const payment = await lockPayment(tx, dispute.paymentId)
    const isToBook = (await disputesToBook(tx, [dispute.id])).has(dispute.id)
    if (!payment || !isToBook) throw paymentRefusals.dispute_not_to_book()
    const left = payment.amount - (await refundedOf(tx, payment, ['REQUESTED', 'SUCCEEDED']))
    if (amount.currency !== payment.currency || amount.amount > left) throw paymentRefusals.refund_too_high()
    const actor = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
    await bookLostDispute(tx, deps, { payment, dispute, amount: amount.amount, actor })
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'dispute.booked',
      record: dispute.id,
      companyId: dispute.companyId,
      address,
      detail: { orderId: dispute.orderId, amount: amount.amount, currency: amount.currency },
    })
    return dispute.orderId
  })
}
