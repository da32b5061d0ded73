import { notify } from '#messages/server/public.ts'
import { lockOrderForPayment, noteOnOrder, recordOrderRefunded } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL, type Actor } from '#platform/shared/principal.ts'
import { canTake } from '#platform/shared/state-machine.ts'
import type { RefundKind } from '../payment.ts'
import { mayBecome, REFUND_MOVES } from '../payment-states.ts'
import { isOutside, refundedOf } from './payments.queries.ts'
import { changePayment, changeRefund, lockPayment, lockRefund } from './payments.repository.ts'
import type { PaymentRow, RefundRow } from './payments.tables.ts'
import { HOW, paymentsMessages } from './payments.messages.ts'

export type RefundOutcome = { proof: string } | { failure: string }

/** Records the final outcome of a refund: refund, payment, order, its event and the message, in one transaction. */
export async function recordRefundOutcome(
  deps: ServerDeps,
  about: Pick<RefundRow, 'id' | 'orderId' | 'paymentId'>,
  outcome: RefundOutcome,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await recordRefundOutcomeIn(tx, deps, about, outcome, PORTAL)
    crashPoint(deps, 'payment.refund:before-commit')
  })
}

/**
 * The same inside a transaction. Locks order, payment and refund in this order. @returns false when it was
 * final before
 */
export async function recordRefundOutcomeIn(
  tx: Transaction,
  deps: ServerDeps,
  about: Pick<RefundRow, 'id' | 'orderId' | 'paymentId'>,
  outcome: RefundOutcome,
  actor: Actor,
): Promise<boolean> {
  const order = await lockOrderForPayment(tx, about.orderId)
  const payment = await lockPayment(tx, about.paymentId)
  const refund = await lockRefund(tx, about.id)
  if (!order || !payment || !refund) return false
  if (!canTake(REFUND_MOVES, refund.status, 'failure' in outcome ? 'fail' : 'succeed')) return false
  const at = deps.clock.now()
  if ('failure' in outcome) {
    await changeRefund(tx, refund.id, {
      status: 'FAILED',
      failure: outcome.failure.slice(0, 200),
      settledAt: at,
      nextTryAt: null,
    })
    await note(tx, refund, 'REFUND_FAILED', at, actor)
    return true
  }
  await changeRefund(tx, refund.id, {
    status: 'SUCCEEDED',
    proof: outcome.proof,
    settledAt: at,
    bookedAt: refund.bookedAt ?? at,
    nextTryAt: null,
  })
  if (refund.bookedAt === null) await moveMoney(tx, deps, { payment, refund, at, actor })
  await notify(tx, deps, {
    companyId: refund.companyId,
    kind: paymentsMessages[refund.kind],
    params: {
      orderId: refund.orderId,
      number: order.number,
      sum: money(refund.amount, refund.currency),
      reason: refund.reason ?? '',
      how: HOW[refund.way],
    },
  })
  return true
}

/** Part of what the order was paid with: its sum shrinks, and a credit note follows. */
const OF_THE_ORDER: ReadonlySet<RefundKind> = new Set<RefundKind>(['STAFF', 'DISPUTE'])

type Settling = { payment: PaymentRow; refund: RefundRow; at: Date; actor: Actor }

/** An overpayment by bank was never part of the payment, nor a second payment part of the order. */
async function moveMoney(tx: Transaction, deps: ServerDeps, settling: Settling): Promise<void> {
  const { payment, refund, at, actor } = settling
  if (!isOutside(payment, refund.kind)) {
    const back = await refundedOf(tx, payment, ['SUCCEEDED'])
    const status = back >= payment.amount ? 'REFUNDED' : 'PARTLY_REFUNDED'
    if (!mayBecome(payment.status, status)) throw new Error(`payment ${payment.id} is ${payment.status}`)
    await changePayment(tx, payment.id, { status })
  }
  if (!OF_THE_ORDER.has(refund.kind)) return note(tx, refund, 'REFUNDED', at, actor)
  const amount = money(refund.amount, refund.currency)
  await recordOrderRefunded(tx, deps, { orderId: refund.orderId, refundId: refund.id, amount, at, actor })
}

function note(
  tx: Transaction,
  refund: RefundRow,
  event: 'REFUNDED' | 'REFUND_FAILED',
  at: Date,
  actor: Actor,
): Promise<void> {
  const { orderId, companyId, amount } = refund
  return noteOnOrder(tx, { orderId, companyId, event, at, actor, amount })
}
