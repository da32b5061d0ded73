import type { Executor } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { PublishedRates } from '../rate-between.ts'
import { euroRatesBetween, officialRatesBetween } from './exchange-rates.queries.ts'

/** Longer than any holidays during which nothing is published. */
const WITHOUT_RATES_DAYS = 14

/** The rates of every source that days of a span may need, for `rateBetween`. */
export async function publishedRates(
  executor: Executor,
  { from, to, currencies }: { from: Day; to: Day; currencies: readonly string[] },
): Promise<PublishedRates> {
  const known = new Map<string, string>()
  const wanted = {
    from: addDays(from, -WITHOUT_RATES_DAYS),
    to: addDays(to, WITHOUT_RATES_DAYS),
    currencies,
  }
  for (const { day, currency, perEuro } of await euroRatesBetween(executor, wanted))
    known.set(`ECB ${day} ${currency}`, perEuro)
  const months = { ...wanted, from: wanted.from.slice(0, 7) }
  for (const { source, key, currency, rate } of await officialRatesBetween(executor, months))
    known.set(`${source} ${key} ${currency}`, rate)
  return (source, key, currency) => known.get(`${source} ${key} ${currency}`) ?? null
}
