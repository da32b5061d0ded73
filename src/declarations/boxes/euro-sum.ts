import type { Conversion, Fraction, MissingRate } from '#exchange-rates/rate-between.ts'
import { rateKey } from '#exchange-rates/rate-rules.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import { publicationDay } from '#vat/calendar/target.ts'

/** What one euro was worth in a currency on a day, as a decimal; null: not known. */
export type PerEuro = (currency: string, day: Day) => string | null

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

/** One amount in another currency, rounded half away from zero. */
export function converted(units: number, from: string, to: string, rate: Fraction): number {
  return rounded({
    over: BigInt(units) * rate.over * 10n ** BigInt(exponentOf(to)),
    under: rate.under * 10n ** BigInt(exponentOf(from)),
  })
}

/**
 * Every conversion through the euro, for rates that somebody gives without a source. A rate of a month is then that of the
 * month, or of the day on which the last rate of the month was published.
 */
export const throughEuro =
  (perEuro: PerEuro): Conversion =>
  (from, to, { rule, day }) => {
    const key = rateKey(rule, day)
    if (rule.by !== 'MONTH') return withSource(rateBetween(from, to, key, perEuro), rule.source)
    const ofMonth = rateBetween(from, to, key, perEuro)
    if (!('currency' in ofMonth)) return ofMonth
    const lastDay = lastDayOfMonth(Number(key.slice(0, 4)), Number(key.slice(5)))
    return withSource(rateBetween(from, to, publicationDay(lastDay), perEuro), rule.source)
  }

const withSource = (
  found: Fraction | { currency: string; day: Day },
  source: MissingRate['source'],
): Fraction | MissingRate => ('currency' in found ? { source, ...found } : found)

function rounded({ over, under }: Fraction): number {
  const half = over < 0n ? -(under / 2n) : under / 2n
  return Number((over + half) / under)
}
