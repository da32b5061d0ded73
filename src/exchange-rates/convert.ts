import { exponentOf } from '#platform/shared/currency-exponent.ts'

/**
 * An amount in another currency, rounded half away from zero. Between two that are not the euro by the euro rate of
 * each (Directive 2006/112 art. 91(2)).
 * @param amount integer minor units of `from.currency`
 * @param from what one euro is worth: `1` for the euro itself
 */
export function convert(
  amount: number,
  from: { currency: string; perEuro: string },
  to: { currency: string; perEuro: string },
): number {
  const [fromUnits, fromScale] = exact(from.perEuro)
  const [toUnits, toScale] = exact(to.perEuro)
  const over = BigInt(amount) * toUnits * fromScale * 10n ** BigInt(exponentOf(to.currency))
  const under = fromUnits * toScale * 10n ** BigInt(exponentOf(from.currency))
  const half = over >= 0n ? under / 2n : -(under / 2n)
  return Number((over + half) / under)
}

/** `8.2034` as 82034 and 10000. */
function exact(decimal: string): [units: bigint, scale: bigint] {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)]
}
