import type { ProviderEvent } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPayment } from './payments.queries.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'
import { takeInDispute } from './take-in-dispute.ts'
import { takeInRefund } from './take-in-refund.ts'

/**
 * Processes an event of the provider once, whether it was sent to us or found by asking. What the account does beside
 * this portal is none of its business. @throws payment.webhook_mismatch for what claims to be ours and does not fit
 */
export async function takeInEvent(deps: OnlineDeps, event: ProviderEvent): Promise<void> {
  const { provider } = deps
  const isForeign = event.account !== null && event.account !== provider.account
  if (isForeign || event.mode !== provider.mode) throw paymentRefusals.webhook_mismatch()
  switch (event.about) {
    case 'session': {
      const { session } = event
      const payment = await findPayment(deps.db, session.reference)
      if (!payment || payment.provider !== provider.name) throw paymentRefusals.webhook_mismatch()
      return recordPaymentOutcome(deps, { payment, session, event })
    }
    case 'refund':
      return takeInRefund(deps, event, event.refund)
    case 'dispute':
      return takeInDispute(deps, event, event.dispute)
    default:
      return undefined
  }
}
