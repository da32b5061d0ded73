import type { Stripe } from 'stripe'
import { asked } from './stripe-client.ts'
import type { ProviderAccount } from '../payment-provider.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { type Offer, ONLINE_METHODS, type OnlineMethod } from '../../payment-methods.ts'

/** Stripe's names of our methods, in sessions and in the account's list of methods alike. */
export const STRIPE_METHODS = {
  CARD: 'card',
  KLARNA: 'klarna',
  ALIPAY: 'alipay',
  WECHAT_PAY: 'wechat_pay',
  SEPA_DEBIT: 'sepa_debit',
} as const satisfies Record<OnlineMethod, string>

const NOTHING: ReadonlySet<OnlineMethod> = new Set()

/**
 * What the account takes: the methods that are switched on and active in its default configuration. Nothing at all
 * where the key belongs to another account than the settings name.
 */
async function readOffer(client: Stripe, account: string | undefined): Promise<Offer> {
  const { isOurs, methods, country } = await lookAtAccount(client, account)
  return { methods: isOurs ? methods : NOTHING, country }
}

export async function lookAtAccount(
  client: Stripe,
  account: string | undefined,
): Promise<ProviderAccount & { country: string }> {
  const [own, configurations] = await Promise.all([
    client.accounts.retrieveCurrent(),
    client.paymentMethodConfigurations.list({ limit: 100 }),
  ])
  const standard = configurations.data.find((one) => one.is_default && one.active)
  const methods = ONLINE_METHODS.filter((method) => standard?.[STRIPE_METHODS[method]]?.available === true)
  return {
    id: own.id,
    isOurs: account === undefined || own.id === account,
    takesMoney: own.charges_enabled === true,
    methods: new Set(methods),
    country: own.country ?? '',
  }
}

const ASK_AGAIN_MS = 10 * 60_000

/** What the account takes, as last known. It is asked in the background, so that nobody waits for it. */
export function watchedOffer(
  settings: Pick<StripeSettings, 'account' | 'country' | 'watchesAccount'>,
  client: () => Promise<Stripe>,
): { known: () => Offer; refresh: () => Promise<Offer> } {
  let offer: Offer = { methods: new Set(ONLINE_METHODS), country: settings.country }
  let askedAt = -ASK_AGAIN_MS
  const refresh = async () => {
    offer = await asked('account', readOffer(await client(), settings.account))
    return offer
  }
  const known = () => {
    const now = performance.now()
    if (settings.watchesAccount && now - askedAt >= ASK_AGAIN_MS) {
      askedAt = now
      // Silence changes nothing: what the account does not take, Stripe refuses anyway.
      refresh().catch(() => undefined)
    }
    return offer
  }
  return { known, refresh }
}
