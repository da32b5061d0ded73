import type { Currency } from '#platform/shared/money.ts'

/** All payment methods. */
export const PAYMENT_METHODS = ['CARD', 'KLARNA', 'BANK_TRANSFER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Klarna supports these of our currencies; cards support all. */
const KLARNA_CURRENCIES: ReadonlySet<Currency> = new Set(['EUR', 'GBP', 'USD'])

/** How an order in `currency` can be paid with this configuration; the default first. */
export function paymentMethodsFor(
  currency: Currency,
  set: { online: boolean; bankCurrency: Currency | undefined },
): PaymentMethod[] {
  const possible: Record<PaymentMethod, boolean> = {
    CARD: set.online,
    KLARNA: set.online && KLARNA_CURRENCIES.has(currency),
    BANK_TRANSFER: set.bankCurrency === currency,
  }
  return PAYMENT_METHODS.filter((method) => possible[method])
}
