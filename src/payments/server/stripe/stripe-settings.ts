import type { PlatformConfig } from '#platform/server/config.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import { localStripeKeys } from '../../local-stripe/local-stripe-keys.ts'
import type { PaymentsConfig } from '../payments.config.ts'

/** What the adapter needs: the keys, and which Stripe it talks to. */
export type StripeSettings = {
  secretKey: string
  /** Each of them is believed: two while one replaces the other. */
  webhookSecrets: readonly string[]
  account: string | undefined
  /** The country that the methods are offered for until the account has said where it is. */
  country: string
  /** Where the API is, read at each call: tests listen on any free port. Stripe's own if undefined. */
  api: () => string | undefined
  /** The account is asked now and then what it takes. Of the local one that is known. */
  watchesAccount: boolean
  /** Stripe's dashboard, or what stands in for it. */
  dashboard: () => string
}

type Config = Pick<PlatformConfig, 'mode' | 'host' | 'port' | 'publicUrl' | 'agency'> & PaymentsConfig

const DASHBOARD = () => 'https://dashboard.stripe.com'

/** None where online payment is not set up. Production never talks to the local Stripe. */
export function stripeSettings(config: Config): StripeSettings | undefined {
  const { provider, stripe, localStripe } = config.payments
  const { country } = config.agency
  if (provider === 'stripe')
    return stripe && { ...stripe, country, api: () => undefined, watchesAccount: true, dashboard: DASHBOARD }
  if (provider !== 'local' || config.mode !== 'demo') return undefined
  const keys = localStripeKeys(localStripe.secret)
  return {
    secretKey: keys.apiKey,
    webhookSecrets: [keys.webhookSecret],
    account: keys.account,
    country,
    api: () => localStripe.url ?? ownAddress(config),
    watchesAccount: false,
    dashboard: () => `${config.publicUrl}/local-stripe`,
  }
}
