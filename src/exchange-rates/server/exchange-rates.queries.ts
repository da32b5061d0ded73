import { and, between, count, desc, eq, inArray, like, max, min } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { OfficialRate } from '../official-rate.ts'
import { euroRates, officialRates } from './exchange-rates.tables.ts'

export type StoredRate = typeof officialRates.$inferSelect
type Source = OfficialRate['source']

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

/** The European Central Bank's rates of some currencies on all days of a span. */
export function euroRatesBetween(
  executor: Executor,
  { from, to, currencies }: { from: Day; to: Day; currencies: readonly string[] },
) {
  return executor
    .select({ day: euroRates.day, currency: euroRates.currency, perEuro: euroRates.perEuro })
    .from(euroRates)
    .where(and(between(euroRates.day, from, to), inArray(euroRates.currency, [...currencies])))
}

/** Rates of states' own sources; keys are days and months, which are in order as texts. */
export function officialRatesBetween(
  executor: Executor,
  { from, to, currencies }: { from: string; to: string; currencies: readonly string[] },
) {
  return executor
    .select({
      source: officialRates.source,
      key: officialRates.key,
      currency: officialRates.currency,
      rate: officialRates.rate,
    })
    .from(officialRates)
    .where(and(between(officialRates.key, from, to), inArray(officialRates.currency, [...currencies])))
}

/** The first and the last key of a source; null: it has none. */
export async function spanOf(
  executor: Executor,
  source: Source,
): Promise<{ first: string | null; last: string | null }> {
  const [span] = await executor
    .select({ first: min(officialRates.key), last: max(officialRates.key) })
    .from(officialRates)
    .where(eq(officialRates.source, source))
  return span ?? { first: null, last: null }
}

/** The months or days of which a source has rates. */
export async function keysOf(executor: Executor, source: Source): Promise<Set<string>> {
  const rows = await executor
    .selectDistinct({ key: officialRates.key })
    .from(officialRates)
    .where(eq(officialRates.source, source))
  return new Set(rows.map(({ key }) => key))
}

export function ratesOfKey(executor: Executor, source: Source, key: string): Promise<StoredRate[]> {
  return executor
    .select()
    .from(officialRates)
    .where(and(eq(officialRates.source, source), eq(officialRates.key, key)))
}

export async function pageOfOfficialRates(
  executor: Executor,
  asked: { source: Source; month: string | undefined; page: number; pageSize: number },
): Promise<{ records: StoredRate[]; total: number }> {
  const where = and(
    eq(officialRates.source, asked.source),
    asked.month ? like(officialRates.key, `${asked.month}%`) : undefined,
  )
  const [records, [counted]] = await Promise.all([
    executor
      .select()
      .from(officialRates)
      .where(where)
      .orderBy(desc(officialRates.key), officialRates.currency)
      .limit(asked.pageSize)
      .offset((asked.page - 1) * asked.pageSize),
    executor.select({ total: count() }).from(officialRates).where(where),
  ])
  return { records, total: counted?.total ?? 0 }
}
