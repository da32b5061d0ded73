import type { LocalStripeDeps } from './local-stripe-deps.ts'
import { localStripeKeys } from './local-stripe-keys.ts'

/** The merchant's account, where the agency is. */
export function accountOf({ config }: LocalStripeDeps): Record<string, unknown> {
  const { account } = localStripeKeys(config.payments.localStripe.secret)
  const { country, name } = config.agency
  return {
    id: account,
    object: 'account',
    business_profile: { name },
    charges_enabled: true,
    country,
    default_currency: 'eur',
    details_submitted: true,
    payouts_enabled: true,
    type: 'standard',
  }
}

const METHODS = ['card', 'klarna', 'alipay', 'wechat_pay', 'sepa_debit']
const SWITCHED_ON = {
  available: true,
  display_preference: { overridable: null, preference: 'on', value: 'on' },
}

/** Every method that the portal knows is switched on. */
export function methodConfigurations(): Record<string, unknown> {
  const standard = {
    id: 'pmc_local',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    ...Object.fromEntries(METHODS.map((method) => [method, SWITCHED_ON])),
  }
  return { object: 'list', data: [standard], has_more: false, url: '/v1/payment_method_configurations' }
}
