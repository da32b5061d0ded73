import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { ratesOfDays } from './exchange-rates.queries.ts'

/** What one euro was worth in a currency on a day; null: not published, or not fetched. */
export type RateLookUp = (currency: string, day: Day) => string | null

/** The rates of some days, read at once. */
export async function ratesOnDays(executor: Executor, days: readonly Day[]): Promise<RateLookUp> {
  const rows = days.length === 0 ? [] : await ratesOfDays(executor, days)
  const known = new Map(rows.map(({ day, currency, perEuro }) => [`${day} ${currency}`, perEuro]))
  return (currency, day) => known.get(`${day} ${currency}`) ?? null
}
