import { type RateRule, rateKey, type RateSource } from './rate-rules.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'

/** A rate as its source published it, under the key of `rateKey`; null: not known. */
export type PublishedRates = (source: RateSource, key: string, currency: string) => string | null

/** A rate that nobody has published, or that has not arrived. */
export type MissingRate = {
  source: RateSource
  currency: string
  /** Of a rate of a month: its last day */
  day: Day
}

/** An amount's way into another currency on a day, by a rule. */
export type Conversion = (
  from: string,
  to: string,
  at: { rule: Pick<RateRule, 'source' | 'by'>; day: Day },
) => Fraction | MissingRate

/** An exact number. */
export type Fraction = { over: bigint; under: bigint }

/** In which currency a source reckons, and whether a rate is how much of the other one it buys, or the reverse. */
const QUOTED: Readonly<Record<RateSource, { pivot: string; is: 'OTHER_PER_PIVOT' | 'PIVOT_PER_OTHER' }>> = {
  ECB: { pivot: 'EUR', is: 'OTHER_PER_PIVOT' },
  DE_BMF: { pivot: 'EUR', is: 'OTHER_PER_PIVOT' },
  GB_HMRC: { pivot: 'GBP', is: 'OTHER_PER_PIVOT' },
  PL_NBP: { pivot: 'PLN', is: 'PIVOT_PER_OTHER' },
}

/** What one `from` is worth in `to` on a day by a rule; or the first rate that is missing. */
export function rateBetween(
  from: string,
  to: string,
  { rule, day }: { rule: Pick<RateRule, 'source' | 'by'>; day: Day },
  rates: PublishedRates,
): Fraction | MissingRate {
  if (from === to) return { over: 1n, under: 1n }
  const { source } = rule
  const key = rateKey(rule, day)
  const worth = (currency: string): Fraction | MissingRate => {
    if (currency === QUOTED[source].pivot) return { over: 1n, under: 1n }
    const rate = rates(source, key, currency)
    if (rate === null) return { source, currency, day: key.length > MONTH_LENGTH ? key : lastDayIn(key) }
    const { over, under } = exactly(rate)
    return QUOTED[source].is === 'OTHER_PER_PIVOT' ? { over: under, under: over } : { over, under }
  }
  const [a, b] = [worth(from), worth(to)]
  if ('currency' in a) return a
  if ('currency' in b) return b
  return { over: a.over * b.under, under: a.under * b.over }
}

const MONTH_LENGTH = '2026-03'.length
const lastDayIn = (month: string): Day => lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)))

/** `8.2034` as 82034 / 10000. */
function exactly(decimal: string): Fraction {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) }
}
