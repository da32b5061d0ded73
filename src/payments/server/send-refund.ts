import { crashPoint } from '#platform/server/crash-point.ts'
import { money } from '#platform/shared/money.ts'
import { RefundRefused } from './payment-provider.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { findPayment, findRefund } from './payments.queries.ts'
import { recordRefundOutcome } from './record-refund-outcome.ts'

/**
 * Has the provider refund money. Runs as a job, as often as necessary: without an answer it is retried, the
 * provider refunds once per key, and we record it once. Only the provider's own refusal is final.
 */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  if (refund?.status !== 'REQUESTED' || refund.way !== 'PROVIDER') return
  const payment = await findPayment(deps.db, refund.paymentId)
  if (!payment?.sessionId) throw new Error(`refund ${refundId} has no session to refund`)
  if (deps.provider?.name !== payment.provider) throw new Error(`no provider to send refund ${refundId}`)
  crashPoint(deps, 'payment.refund:asking')
  const answer = await deps.provider
    .refund({
      sessionId: payment.sessionId,
      amount: money(refund.amount, refund.currency),
      idempotencyKey: refund.id,
    })
    .catch((error: unknown) => {
      if (error instanceof RefundRefused) return { refused: error.message }
      throw error
    })
  crashPoint(deps, 'payment.refund:requested')
  const outcome = 'refused' in answer ? { failure: answer.refused } : { proof: answer.id }
  await recordRefundOutcome(deps, refund, outcome)
  crashPoint(deps, 'payment.refund:recorded')
}
