import type { PlatformConfig } from '#platform/server/config.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Currency } from '#platform/shared/money.ts'
import { paymentMethodsFor } from '#payments/payment-methods.ts'
import type { PaymentMethod } from '../payment-methods.ts'
import { paymentRefusals } from './payments.errors.ts'
import type { PaymentsConfig } from './payments.config.ts'
import { MethodRefused, type PaymentProvider, ProviderDown } from './payment-provider.ts'
import { createStripeAdapter } from './stripe/stripe-adapter.ts'
import { stripeSettings } from './stripe/stripe-settings.ts'

/** The ports of the platform with the settings of payments. */
export type PaymentServerDeps = ServerDeps<PaymentsConfig>
export type PaymentDeps = PaymentServerDeps & { provider: PaymentProvider | undefined }

type Config = PlatformConfig & PaymentsConfig

/** One for each configuration: what it learns of the account, all who use it know. */
const providers = new WeakMap<Config['payments'], PaymentProvider>()

/** The configured provider; none where online payment is not set up. */
export function providerOf(config: Config): PaymentProvider | undefined {
  const settings = stripeSettings(config)
  if (!settings) return undefined
  const known = providers.get(config.payments)
  if (known) return known
  const provider = createStripeAdapter(settings)
  providers.set(config.payments, provider)
  return provider
}

export function withProvider(deps: PaymentServerDeps): PaymentDeps {
  return { ...deps, provider: providerOf(deps.config) }
}

export type OnlineDeps = PaymentDeps & { provider: PaymentProvider }

/** Undefined where online payment is not set up. */
export const withProviderOnly = (deps: PaymentDeps): OnlineDeps | undefined =>
  deps.provider && { ...deps, provider: deps.provider }

/** How an order in this currency can be paid here. */
export function methodsFor(
  deps: Pick<PaymentDeps, 'provider' | 'config'>,
  currency: Currency,
): PaymentMethod[] {
  const online = deps.provider?.offer()
  return paymentMethodsFor(currency, { online, bankCurrency: deps.config.payments.bank?.currency })
}

/** The same before an order exists. */
export function offeredMethods(config: Config, currency: Currency): PaymentMethod[] {
  return methodsFor({ config, provider: providerOf(config) }, currency)
}

/** Turns an unreachable provider into a refusal for people. */
export async function orDown<T>(deps: ServerDeps, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ProviderDown || error instanceof MethodRefused)) throw error
    const cause = error.cause instanceof Error ? error.cause.message : ''
    deps.log.warn({ err: `${error.message}: ${cause}` }, 'payment provider did not do what was asked')
    throw error instanceof MethodRefused ? paymentRefusals.method_refused() : paymentRefusals.provider_down()
  }
}
