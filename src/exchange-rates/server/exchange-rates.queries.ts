import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { euroRates } from './exchange-rates.tables.ts'

/** What one euro was worth on a day, by currency. */
export async function ratesOn(
  executor: Executor,
  day: Day,
  currencies: readonly string[],
): Promise<Map<string, string>> {
  const rows = await executor
    .select()
    .from(euroRates)
    .where(and(eq(euroRates.day, day), inArray(euroRates.currency, [...currencies])))
  return new Map(rows.map(({ currency, perEuro }) => [currency, perEuro]))
}

export async function hasRatesOf(executor: Executor, day: Day): Promise<boolean> {
  const rows = await executor.select().from(euroRates).where(eq(euroRates.day, day)).limit(1)
  return rows.length > 0
}

/** All rates of some days. */
export function ratesOfDays(executor: Executor, days: readonly Day[]) {
  return executor
    .select()
    .from(euroRates)
    .where(inArray(euroRates.day, [...days]))
}
