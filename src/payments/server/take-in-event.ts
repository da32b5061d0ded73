import type { ProviderEvent } from './payment-provider.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
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
      const { id, type } = event
      const about = { paymentId: session.reference, session, event: { id, type, provider: provider.name } }
      await recordPaymentOutcome(deps, about)
      return undefined
    }
    case 'refund':
      return takeInRefund(deps, event, event.refund)
    case 'dispute':
      return takeInDispute(deps, event, event.dispute)
    default:
      return undefined
  }
}
