import { lockOrderForPayment, noteOnOrder } from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { canTake } from '#platform/shared/state-machine.ts'
import { TRANSFER_MOVES } from '../payment-states.ts'
import { decidedRefusal } from './decided-refusal.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findTransfer } from './transfers.queries.ts'
import { changeTransfer, lockTransfer } from './transfers.repository.ts'

type Input = { transferId: string; reference: string; reason: string; staff: StaffPrincipal; address: string }

/**
 * A colleague returned the money of a line: nobody knows what it was for, or it was a part of an order that
 * never got the rest. What has paid an order is refunded with that order, not here.
 */
export async function returnTransferByHand(deps: ServerDeps, input: Input): Promise<void> {
  const { transferId, reference, reason, staff } = input
  const about = await findTransfer(deps.db, transferId)
  if (!about) throw paymentRefusals.transfer_not_found()
  await deps.db.transaction(async (tx) => {
    const order = about.orderId ? await lockOrderForPayment(tx, about.orderId) : undefined
    const transfer = await lockTransfer(tx, transferId)
    const decided =
      !transfer || !canTake(TRANSFER_MOVES, transfer.status, 'return') || transfer.paymentId !== null
    if (decided || transfer.orderId !== about.orderId) throw decidedRefusal(transfer ?? about)
    const at = deps.clock.now()
    await changeTransfer(tx, transfer.id, {
      status: 'RETURNED',
      returnReference: reference,
      returnReason: reason,
      decidedBy: staff.staffId,
      decidedByName: staff.staffName,
      decidedAt: at,
    })
    if (order)
      await noteOnOrder(tx, {
        orderId: order.id,
        companyId: order.companyId,
        event: 'PART_RETURNED',
        at,
        actor: { kind: 'staff', id: staff.staffId, name: staff.staffName },
        amount: transfer.amount,
      })
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'transfer.return',
      record: transfer.id,
      ...(order ? { companyId: order.companyId } : {}),
      address: input.address,
      detail: { reference },
    })
  })
}
