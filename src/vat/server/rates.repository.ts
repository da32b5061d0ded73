import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
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
  filter: { country: string | undefined; page: number; pageSize: number },
): Promise<{ records: AddedRate[]; total: number }> {
  const where = filter.country ? eq(addedTaxRates.country, filter.country) : undefined
  const [records, [counted]] = await Promise.all([
    executor
      .select()
      .from(addedTaxRates)
      .where(where)
      .orderBy(desc(addedTaxRates.addedAt), desc(addedTaxRates.id))
      .limit(filter.pageSize)
      .offset((filter.page - 1) * filter.pageSize),
    executor.select({ total: count() }).from(addedTaxRates).where(where),
  ])
  return { records, total: counted?.total ?? 0 }
}

export async function insertAddedRate(tx: Transaction, rate: AddedRate): Promise<void> {
  await tx.insert(addedTaxRates).values(rate)
}

export async function lockAddedRate(tx: Transaction, id: string): Promise<AddedRate | undefined> {
  const [found] = await tx.select().from(addedTaxRates).where(eq(addedTaxRates.id, id)).for('update')
  return found
}

export async function markWithdrawn(tx: Transaction, id: string, at: Date, by: string): Promise<void> {
  await tx
    .update(addedTaxRates)
    .set({ withdrawnAt: at, withdrawnBy: by })
    .where(and(eq(addedTaxRates.id, id), isNull(addedTaxRates.withdrawnAt)))
}
