import type { Currency, Money } from '#platform/shared/money.ts'

/** In minor units. Not converted: nobody's refund depends on the rate of the day. */
const ONE_PERSON_UP_TO: Record<Currency, number> = {
  EUR: 25_000,
  GBP: 25_000,
  USD: 25_000,
  CNY: 200_000,
}

/** Whether a proposed refund needs somebody else's approval than that of who proposed it. */
export function needsTwoPeople({ amount, currency }: Money): boolean {
  return amount > ONE_PERSON_UP_TO[currency]
}
