import { CURRENCIES, type Currency, type Money } from '#platform/shared/money.ts'

/** In minor units. Not converted: nobody's refund depends on the rate of the day. */
export type OnePersonUpTo = Readonly<Record<Currency, number>>

/** `EUR=25000,GBP=25000,…`: every currency once. Undefined where it is not that. */
export function readOnePersonUpTo(text: string): OnePersonUpTo | undefined {
  const parts = text.split(',').map((part) => /^\s*([A-Z]{3})=(\d{1,10})\s*$/.exec(part))
  const limits = new Map(parts.map((part) => [part?.[1], Number(part?.[2])]))
  const isWhole = parts.length === CURRENCIES.length && CURRENCIES.every((currency) => limits.has(currency))
  if (!isWhole) return undefined
  return Object.fromEntries(limits) as OnePersonUpTo
}

/**
 * Whether a refund needs somebody else's approval than that of who asked for it.
 * @param alone what this person has refunded of the order on their own: in parts it is as much as at once
 */
export function needsTwoPeople({ amount, currency }: Money, upTo: OnePersonUpTo, alone = 0): boolean {
  return alone + amount > upTo[currency]
}
