import { asc, count, desc, eq, isNull } from 'drizzle-orm'
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
