import { crashPoint } from '#platform/server/crash-point.ts'
import type { CallContext } from '#platform/server/http/call-context.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { noteWebhook } from './note-webhook.ts'
import { type ProviderEvent, WebhookRejected } from './payment-provider.ts'
import type { OnlineDeps, PaymentDeps } from './payments-deps.ts'
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
  const online = { ...deps, provider }
  const event = await verified(online, context)
  crashPoint(deps, 'payment.webhook:verified')
  try {
    await takeInEvent(online, event)
  } catch (error) {
    if (error instanceof Refusal) await noteWebhook(online, error.error)
    throw error
  }
  await noteWebhook(online)
}

async function verified(deps: OnlineDeps, { rawBody, headers, log }: CallContext): Promise<ProviderEvent> {
  const { provider } = deps
  try {
    return await provider.verifyWebhook({ rawBody, headers, now: deps.clock.now() })
  } catch (error) {
    if (!(error instanceof WebhookRejected)) throw error
    log.warn({ provider: provider.name, problem: error.message }, 'webhook rejected')
    const refusal = paymentRefusals.webhook_rejected()
    if (error.isSigned) await noteWebhook(deps, refusal.error)
    throw refusal
  }
}
