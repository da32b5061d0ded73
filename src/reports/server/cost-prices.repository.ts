import { and, count, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { CostPrice } from '../cost-price-file.ts'
import { costPrices } from './reports.tables.ts'

/** A price counts for every day: the table could hold others from a later day on. */
const FROM_THE_BEGINNING = '2000-01-01'
const AT_ONCE = 1_000

type Given = { companyId: string; by: string; at: Date }

/** Keeps prices; what was said of the same SKU before is replaced. */
export async function keepCostPrices(
  tx: Transaction,
  { companyId, by, at }: Given,
  prices: readonly CostPrice[],
): Promise<void> {
  // In one order, so that two uploads at once wait for each other.
  const sorted = prices.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const rows = sorted.slice(from, from + AT_ONCE).map(({ sku, amount }) => ({
      companyId,
      sku,
      amount,
      fromDay: FROM_THE_BEGINNING,
      currency: 'EUR',
      changedAt: at,
      changedById: by,
    }))
    await tx
      .insert(costPrices)
      .values(rows)
      .onConflictDoUpdate({
        target: [costPrices.companyId, costPrices.sku, costPrices.fromDay],
        set: {
          amount: sql`excluded.amount`,
          changedAt: sql`excluded.changed_at`,
          changedById: sql`excluded.changed_by_id`,
        },
      })
  }
}

export async function dropCostPrice(tx: Transaction, companyId: string, sku: string): Promise<boolean> {
  const gone = await tx
    .delete(costPrices)
    .where(and(eq(costPrices.companyId, companyId), eq(costPrices.sku, sku)))
    .returning({ sku: costPrices.sku })
  return gone.length > 0
}

export async function countCostPrices(tx: Transaction, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(costPrices)
    .where(eq(costPrices.companyId, companyId))
  return row?.count ?? 0
}
