import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'

/** What one euro was worth in a currency on a day, as a decimal; null: not known. */
export type PerEuro = (currency: string, day: Day) => string | null

type Fraction = { over: bigint; under: bigint }
const ZERO: Fraction = { over: 0n, under: 1n }

/**
 * Amounts in several currencies as one in another: each converted exactly, summed, and rounded once, half away from
 * zero.
 * @returns the minor units of `to`, or the first currency without a rate
 */
export function sumIn(
  to: string,
  parts: readonly { units: number; currency: string; day: Day }[],
  perEuro: PerEuro,
): number | { currency: string; day: Day } {
  let sum = ZERO
  for (const { units, currency, day } of parts) {
    const rate = rateBetween(currency, to, day, perEuro)
    if ('currency' in rate) return rate
    const over = BigInt(units) * rate.over * 10n ** BigInt(exponentOf(to))
    const under = rate.under * 10n ** BigInt(exponentOf(currency))
    sum = { over: sum.over * under + over * sum.under, under: sum.under * under }
  }
  return rounded(sum)
}

function rateBetween(
  from: string,
  to: string,
  day: Day,
  perEuro: PerEuro,
): Fraction | { currency: string; day: Day } {
  if (from === to) return { over: 1n, under: 1n }
  const source = from === 'EUR' ? '1' : perEuro(from, day)
  if (source === null) return { currency: from, day }
  const target = to === 'EUR' ? '1' : perEuro(to, day)
  if (target === null) return { currency: to, day }
  const [a, b] = [exact(source), exact(target)]
  return { over: b.over * a.under, under: b.under * a.over }
}

/** `8.2034` as 82034 / 10000. */
function exact(decimal: string): Fraction {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) }
}

function rounded({ over, under }: Fraction): number {
  const half = over < 0n ? -(under / 2n) : under / 2n
  return Number((over + half) / under)
}
