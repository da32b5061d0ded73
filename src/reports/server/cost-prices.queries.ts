import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { costPrices } from './reports.tables.ts'

/** What a piece of each SKU costs, as it was last said. Decimals. */
export async function costPricesOf(executor: Executor, companyId: string): Promise<Map<string, string>> {
  const rows = await executor
    .select({ sku: costPrices.sku, amount: costPrices.amount })
    .from(costPrices)
    .where(eq(costPrices.companyId, companyId))
    .orderBy(asc(costPrices.sku), asc(costPrices.fromDay))
  return new Map(rows.map(({ sku, amount }) => [sku, amount]))
}
