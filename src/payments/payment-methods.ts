import type { Currency } from '#platform/shared/money.ts'

/** All payment methods. */
export const PAYMENT_METHODS = [
  'CARD',
  'KLARNA',
  'ALIPAY',
  'WECHAT_PAY',
  'SEPA_DEBIT',
  'BANK_TRANSFER',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Those that the provider's page takes. */
export type OnlineMethod = Exclude<PaymentMethod, 'BANK_TRANSFER'>
export const ONLINE_METHODS: readonly OnlineMethod[] = PAYMENT_METHODS.filter(
  (method) => method !== 'BANK_TRANSFER',
)

/** What the account at the provider takes: the methods switched on there, and the country it is in. */
export type Offer = { methods: ReadonlySet<OnlineMethod>; country: string }

/** Klarna supports these of our currencies; cards support all. */
const KLARNA_CURRENCIES: ReadonlySet<Currency> = new Set(['EUR', 'GBP', 'USD'])

/** Alipay and WeChat Pay charge in yuan or in the currency of the account's country; the others of them have EUR. */
const HOME_CURRENCY: Record<string, Currency> = { GB: 'GBP', US: 'USD' }

function possibleIn(method: OnlineMethod, currency: Currency, country: string): boolean {
  switch (method) {
    case 'KLARNA':
      return KLARNA_CURRENCIES.has(currency)
    case 'ALIPAY':
    case 'WECHAT_PAY':
      return currency === 'CNY' || currency === (HOME_CURRENCY[country] ?? 'EUR')
    case 'SEPA_DEBIT':
      return currency === 'EUR'
    default:
      return true
  }
}

/** How an order in `currency` can be paid with this configuration; the default first. */
export function paymentMethodsFor(
  currency: Currency,
  set: { online: Offer | undefined; bankCurrency: Currency | undefined },
): PaymentMethod[] {
  const { online, bankCurrency } = set
  return PAYMENT_METHODS.filter((method) =>
    method === 'BANK_TRANSFER'
      ? bankCurrency === currency
      : online?.methods.has(method) === true && possibleIn(method, currency, online.country),
  )
}
