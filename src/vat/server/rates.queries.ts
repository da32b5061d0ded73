import { and, asc, count, desc, eq, gte, inArray, isNull, max, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { RateRow } from '../rates/facts.ts'
import { addedTaxRates } from './rates.tables.ts'

export type AddedRate = typeof addedTaxRates.$inferSelect

/** A stored rate in the form the rate table takes. */
export function rowOf(rate: AddedRate): RateRow {
  const { country, category, basisPoints, validFrom, validUntil, source, confidence } = rate
  return { country, category, basisPoints, from: validFrom, until: validUntil, source, confidence }
}

/** All rates in force, in the order in which they were added. */
export function readAddedRates(executor: Executor): Promise<AddedRate[]> {
  return executor
    .select()
    .from(addedTaxRates)
    .where(isNull(addedTaxRates.withdrawnAt))
    .orderBy(asc(addedTaxRates.addedAt), asc(addedTaxRates.id))
}

export async function pageOfAddedRates(
  executor: Executor,
  asked: { country: string | undefined; page: number; pageSize: number },
): Promise<{ records: AddedRate[]; total: number }> {
  const where = asked.country ? eq(addedTaxRates.country, asked.country) : undefined
  const [records, [counted]] = await Promise.all([
    executor
      .select()
      .from(addedTaxRates)
      .where(where)
      .orderBy(desc(addedTaxRates.addedAt), desc(addedTaxRates.id))
      .limit(asked.pageSize)
      .offset((asked.page - 1) * asked.pageSize),
    executor.select({ total: count() }).from(addedTaxRates).where(where),
  ])
  return { records, total: counted?.total ?? 0 }
}

/** When staff last added or withdrew a rate of some countries, since then. */
export async function lastRateChange(
  executor: Executor,
  { countries, since }: { countries: readonly string[]; since: Date },
): Promise<Date | null> {
  const [row] = await executor
    .select({ added: max(addedTaxRates.addedAt), withdrawn: max(addedTaxRates.withdrawnAt) })
    .from(addedTaxRates)
    .where(
      and(
        inArray(addedTaxRates.country, [...countries]),
        or(gte(addedTaxRates.addedAt, since), gte(addedTaxRates.withdrawnAt, since)),
      ),
    )
  const days = [row?.added, row?.withdrawn].filter((at) => at instanceof Date)
  return days.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}
