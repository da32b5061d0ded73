import {
  lockOrderForPayment,
  type LockedOrder,
  noteOnOrder,
  type OrderForPayment,
} from '#orders/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { money } from '#platform/shared/money.ts'
import type { Actor, StaffPrincipal } from '#platform/shared/principal.ts'
import { canTake } from '#platform/shared/state-machine.ts'
import { TRANSFER_MOVES } from '../payment-states.ts'
import type { TransferFit } from '../staff/contract.ts'
import { fitOf } from '../transfer-fit.ts'
import { orderNamedIn } from '../transfer-reference.ts'
import { newPayment } from './new-payment.ts'
import { notifyPartPayment } from './notify-part-payment.ts'
import { openRefund } from './open-refund.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { decidedRefusal } from './decided-refusal.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findOpenPayment } from './payments.queries.ts'
import { insertPayment, lockPayment } from './payments.repository.ts'
import type { PaymentRow, TransferRow } from './payments.tables.ts'
import { takeMoney } from './record-payment-outcome.ts'
import { partsReceived } from './transfers.queries.ts'
import { bindParts, changeTransfer, lockTransfer } from './transfers.repository.ts'

type Input = {
  transferId: string
  orderId: string
  /** What the match was seen to do to the order. */
  fit?: TransferFit
  /** Nobody compares them again: the line itself has to name the order by its reference. */
  isNamed?: boolean
  staff: StaffPrincipal
  address: string
}
type Matching = { transfer: TransferRow; order: LockedOrder; received: number; staff: StaffPrincipal }

/**
 * Matches an incoming transfer with an order. It may pay it (together with earlier parts), be too little or
 * too much, or come for an order that is paid or cancelled: then its money is to be refunded by hand.
 */
export async function matchTransferToOrder(
  deps: PaymentDeps,
  input: Input,
): Promise<{ fit: TransferFit; order: OrderForPayment }> {
  const { staff } = input
  const outcome = await deps.db.transaction(async (tx) => {
    const order = await lockOrderForPayment(tx, input.orderId)
    if (!order) throw paymentRefusals.order_not_found()
    const transfer = await lockTransfer(tx, input.transferId)
    if (!transfer) throw paymentRefusals.transfer_not_found()
    if (!canTake(TRANSFER_MOVES, transfer.status, 'match')) throw decidedRefusal(transfer)
    if (input.isNamed && !namesByReference(transfer, order)) throw paymentRefusals.reference_names_another()
    const received = await partsReceived(tx, order.id)
    const fit = fitOf(order, money(transfer.amount, transfer.currency), received)
    if (fit === 'OTHER_CURRENCY') throw paymentRefusals.transfer_other_currency()
    if (input.fit !== undefined && input.fit !== fit) throw paymentRefusals.fit_changed({ data: { fit } })
    await count(tx, deps, { transfer, order, received, staff }, fit)
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'transfer.match',
      record: transfer.id,
      companyId: order.companyId,
      address: input.address,
      detail: { orderId: order.id, fit },
    })
    crashPoint(deps, 'transfer.match:before-commit')
    return { fit, order }
  })
  crashPoint(deps, 'transfer.match:committed')
  return outcome
}

function namesByReference({ reference }: TransferRow, { number }: OrderForPayment): boolean {
  const named = orderNamedIn(reference)
  return named?.because === 'REFERENCE' && named.orderNumber === number
}

async function count(
  tx: Transaction,
  deps: PaymentDeps,
  matching: Matching,
  fit: TransferFit,
): Promise<void> {
  const { transfer, order, staff } = matching
  const at = deps.clock.now()
  await changeTransfer(tx, transfer.id, {
    status: 'MATCHED',
    orderId: order.id,
    decidedBy: staff.staffId,
    decidedByName: staff.staffName,
    decidedAt: at,
  })
  const actor: Actor = { kind: 'staff', id: staff.staffId, name: staff.staffName }
  const note = { orderId: order.id, companyId: order.companyId, at, actor }
  if (fit === 'PART') {
    await noteOnOrder(tx, { ...note, event: 'PART_RECEIVED', amount: transfer.amount })
    const received = matching.received + transfer.amount
    return notifyPartPayment(tx, deps, { order, transfer, received })
  }
  if (fit === 'ALREADY_PAID' || fit === 'CANCELLED') {
    const payment = await recordPayment(tx, deps, order, transfer.amount)
    await changeTransfer(tx, transfer.id, { paymentId: payment.id })
    return takeMoney(tx, deps, { payment, order, session: null, at })
  }
  const payment = await awaitedPayment(tx, deps, order)
  await bindParts(tx, order.id, payment.id)
  await takeMoney(tx, deps, { payment, order, session: null, at })
  const surplus = matching.received + transfer.amount - order.total.amount
  if (surplus === 0) return
  await noteOnOrder(tx, { ...note, event: 'OVERPAID', amount: surplus })
  await openRefund(tx, deps, payment, {
    kind: 'OVERPAID',
    amount: surplus,
    reason: null,
    requestKey: `surplus-of-${payment.id}`,
    requestedBy: actor,
  })
}

/** The payment that waits for this transfer, or a new one for a buyer who had chosen another method. */
async function awaitedPayment(
  tx: Transaction,
  deps: PaymentDeps,
  order: OrderForPayment,
): Promise<PaymentRow> {
  const open = await findOpenPayment(tx, order.id)
  if (open?.method === 'BANK_TRANSFER') return (await lockPayment(tx, open.id)) ?? open
  return recordPayment(tx, deps, order, order.total.amount)
}

/** Not an open payment, of which there is one at most: it is completed at once. */
export async function recordPayment(
  tx: Transaction,
  deps: PaymentDeps,
  order: OrderForPayment,
  amount: number,
): Promise<PaymentRow> {
  const made = newPayment(deps, { order, method: 'BANK_TRANSFER', createdBy: order.createdBy, amount })
  const payment: PaymentRow = { ...made, status: 'CANCELLED' }
  await insertPayment(tx, payment)
  return payment
}
