import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Currency } from '#platform/shared/money.ts'
import { paymentMethodsFor } from '#payments/payment-methods.ts'
import type { PaymentMethod } from '../payment-methods.ts'
import { paymentRefusals } from './payments.errors.ts'
import type { PaymentsConfig } from './payments.config.ts'
import { type PaymentProvider, ProviderDown } from './payment-provider.ts'
import { createSandboxAdapter } from './sandbox-adapter.ts'

/** The ports of the platform with the settings of payments. */
export type PaymentServerDeps = ServerDeps<PaymentsConfig>
export type PaymentDeps = PaymentServerDeps & { provider: PaymentProvider | undefined }

/** The configured provider; none where online payment is not set up. */
export function withProvider(deps: PaymentServerDeps): PaymentDeps {
  const { config } = deps
  const sandbox = config.payments.provider === 'sandbox' && config.mode === 'demo'
  return { ...deps, provider: sandbox ? createSandboxAdapter(config) : undefined }
}

/** How an order in this currency can be paid here. */
export function methodsFor(
  deps: Pick<PaymentDeps, 'provider' | 'config'>,
  currency: Currency,
): PaymentMethod[] {
  const online = deps.provider !== undefined
  return paymentMethodsFor(currency, { online, bankCurrency: deps.config.payments.bank?.currency })
}

/** The same before an order exists, from the settings alone. */
export function offeredMethods({ payments }: PaymentsConfig, currency: Currency): PaymentMethod[] {
  const online = payments.provider !== 'none'
  return paymentMethodsFor(currency, { online, bankCurrency: payments.bank?.currency })
}

/** Turns an unreachable provider into a refusal for people. */
export async function orDown<T>(deps: ServerDeps, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    const cause = error.cause instanceof Error ? error.cause.message : ''
    deps.log.warn({ err: `${error.message}: ${cause}` }, 'payment provider not reachable')
    throw paymentRefusals.provider_down()
  }
}
