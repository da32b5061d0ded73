import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Currency } from '#platform/shared/money.ts'
import { paymentMethodsFor } from '#payments/payment-methods.ts'
import type { PaymentMethod } from '../payment-methods.ts'
import { paymentRefusals } from './payments.errors.ts'
import { type PaymentProvider, ProviderDown } from './payment-provider.ts'
import { createSandboxAdapter } from './sandbox-adapter.ts'

export type PaymentDeps = ServerDeps & { provider: PaymentProvider | undefined }

/** The provider that the configuration names; none where payments online are not set up. */
export function withProvider(deps: ServerDeps): PaymentDeps {
  const { config } = deps
  const sandbox = config.paymentProvider === 'sandbox' && config.mode === 'demo'
  return { ...deps, provider: sandbox ? createSandboxAdapter(config) : undefined }
}

/** How an order in this currency can be paid here. */
export function methodsFor(
  deps: Pick<PaymentDeps, 'provider' | 'config'>,
  currency: Currency,
): PaymentMethod[] {
  const online = deps.provider !== undefined
  return paymentMethodsFor(currency, { online, bankCurrency: deps.config.bank?.currency })
}

/** A provider's silence as the refusal that a person reads. */
export async function orDown<T>(deps: ServerDeps, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    const cause = error.cause instanceof Error ? error.cause.message : ''
    deps.log.warn({ err: `${error.message}: ${cause}` }, 'payment provider not reachable')
    throw paymentRefusals.provider_down()
  }
}
