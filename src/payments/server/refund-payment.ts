import { lockOrderForPayment, noteOnOrder } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { money } from '#platform/shared/money.ts'
import { mayBecome } from '../payment-states.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { changePayment, findPayment, lockPayment } from './payments.repository.ts'

export const REFUND_JOB = 'payments.refund'

/**
 * Sends money back that must not stay: paid twice, or after a cancellation. Runs as a job, as often as it takes; the
 * provider refunds once per key, and we note it once.
 */
export async function refundPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (!payment?.refundReason || payment.refundedAt || !payment.sessionId) return
  if (!deps.provider) throw new Error(`no provider to refund ${paymentId}`)
  const refund = await deps.provider.refund({
    sessionId: payment.sessionId,
    amount: money(payment.amount, payment.currency),
    idempotencyKey: `refund_${payment.id}`,
  })
  crashPoint(deps, 'payment.refund:requested')
  await deps.db.transaction(async (tx) => {
    await lockOrderForPayment(tx, payment.orderId)
    const current = await lockPayment(tx, payment.id)
    if (!current || !mayBecome(current.status, 'REFUNDED')) return
    const at = deps.clock.now()
    await changePayment(tx, payment.id, { status: 'REFUNDED', refundId: refund.id, refundedAt: at })
    await noteOnOrder(tx, {
      orderId: payment.orderId,
      companyId: payment.companyId,
      event: 'REFUNDED',
      at,
      actor: { kind: 'system', id: 'portal', name: 'Portal' },
      amount: payment.amount,
    })
  })
  crashPoint(deps, 'payment.refund:recorded')
}
