import { crashPoint } from '#platform/server/crash-point.ts'
import { money } from '#platform/shared/money.ts'
import { type ProviderRefund, RefundRefused } from './payment-provider.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { findPayment, findRefund } from './payments.queries.ts'
import { recordProviderRefund } from './record-provider-refund.ts'
import { recordRefundOutcome } from './record-refund-outcome.ts'

/** The provider keeps keys for a day; long before that we stop relying on them. */
const KEY_LASTS_MS = 12 * 3_600_000

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
      intentId: payment.intentId,
      amount: money(refund.amount, refund.currency),
      reference: refund.id,
      knownId: refund.proof,
      askedBefore: deps.clock.now().getTime() - refund.createdAt.getTime() > KEY_LASTS_MS,
    })
    .catch((error: unknown): ProviderRefund | { refused: string } => {
      if (error instanceof RefundRefused) return { refused: error.message }
      throw error
    })
  crashPoint(deps, 'payment.refund:requested')
  if ('refused' in answer) await recordRefundOutcome(deps, refund, { failure: answer.refused })
  else await recordProviderRefund(deps, refund, answer)
  crashPoint(deps, 'payment.refund:recorded')
}
