import { crashPoint } from '#platform/server/crash-point.ts'
import type { CallContext } from '#platform/server/http/call-context.ts'
import { type ProviderEvent, WebhookRejected } from './payment-provider.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { findPayment } from './payments.queries.ts'
import { recordPaymentOutcome } from './record-payment-outcome.ts'

/** Processes an event with a valid signature. It is recorded before it is acknowledged. */
export async function receiveWebhook(
  deps: PaymentDeps,
  context: CallContext,
  providerName: string,
): Promise<void> {
  const event = verified(deps, context, providerName)
  crashPoint(deps, 'payment.webhook:verified')
  const payment = await findPayment(deps.db, event.session.reference)
  if (!payment || payment.provider !== providerName) throw paymentRefusals.webhook_mismatch()
  await recordPaymentOutcome(deps, { payment, session: event.session, event })
}

function verified(deps: PaymentDeps, context: CallContext, providerName: string): ProviderEvent {
  if (deps.provider?.name !== providerName) throw paymentRefusals.webhook_mismatch()
  try {
    const { rawBody, headers } = context
    return deps.provider.verifyWebhook({ rawBody, headers, now: deps.clock.now() })
  } catch (error) {
    if (!(error instanceof WebhookRejected)) throw error
    context.log.warn({ provider: providerName, problem: error.message }, 'webhook rejected')
    throw paymentRefusals.webhook_rejected()
  }
}
