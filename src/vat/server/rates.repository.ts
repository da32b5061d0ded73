import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { addedTaxRates } from './rates.tables.ts'
import type { AddedRate } from './rates.queries.ts'

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
