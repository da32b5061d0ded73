import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { taxNumbers, type TaxNumberRow } from '../tax-numbers.tables.ts'

/** The numbers that were entered for a company, by country. */
export async function taxNumbersOf(executor: Executor, companyId: string): Promise<Record<string, string>> {
  const rows = await executor.select().from(taxNumbers).where(eq(taxNumbers.companyId, companyId))
  return Object.fromEntries(rows.map(({ country, number }) => [country, number]))
}

export async function keepTaxNumber(tx: Transaction, row: TaxNumberRow): Promise<void> {
  const { companyId: _company, country: _country, ...changes } = row
  await tx
    .insert(taxNumbers)
    .values(row)
    .onConflictDoUpdate({ target: [taxNumbers.companyId, taxNumbers.country], set: changes })
}
