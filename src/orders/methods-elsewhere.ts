import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import type { PaymentMethod } from '#payments/payment-methods.ts'

export type Elsewhere = { method: PaymentMethod; currencies: Currency[] }

/** The ways to pay that this currency does not have, with the currencies that have them. */
export function methodsElsewhere(
  byCurrency: Readonly<Partial<Record<Currency, readonly PaymentMethod[]>>>,
  currency: Currency,
): Elsewhere[] {
  const here = new Set(byCurrency[currency])
  const all = new Set(CURRENCIES.flatMap((one) => byCurrency[one] ?? []))
  return [...all]
    .filter((method) => !here.has(method))
    .map((method) => ({
      method,
      currencies: CURRENCIES.filter((one) => byCurrency[one]?.includes(method)),
    }))
}
