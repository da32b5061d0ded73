import { crashPoint } from '#platform/server/crash-point.ts'
import type { CallContext } from '#platform/server/http/call-context.ts'
import { type PaymentProvider, type ProviderEvent, WebhookRejected } from './payment-provider.ts'
import type { PaymentDeps } from './payments-deps.ts'
import { paymentRefusals } from './payments.errors.ts'
import { takeInEvent } from './take-in-event.ts'

/** Processes an event with a valid signature. It is recorded before it is acknowledged. */
export async function receiveWebhook(
  deps: PaymentDeps,
  context: CallContext,
  providerName: string,
): Promise<void> {
  const { provider } = deps
  if (provider?.name !== providerName) throw paymentRefusals.webhook_mismatch()
  const event = await verified(deps, provider, context)
  crashPoint(deps, 'payment.webhook:verified')
  await takeInEvent({ ...deps, provider }, event)
}

async function verified(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { rawBody, headers, log }: CallContext,
): Promise<ProviderEvent> {
  try {
    return await provider.verifyWebhook({ rawBody, headers, now: deps.clock.now() })
  } catch (error) {
    if (!(error instanceof WebhookRejected)) throw error
    log.warn({ provider: provider.name, problem: error.message }, 'webhook rejected')
    throw paymentRefusals.webhook_rejected()
  }
}
