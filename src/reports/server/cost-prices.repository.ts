import { and, count, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { type CostPrice, FIRST_COST_DAY } from '../cost-price-inputs.ts'
import { costPrices } from './reports.tables.ts'

const AT_ONCE = 1_000

type CostActor = { kind: 'seller' | 'staff'; id: string; name: string }

export type PriceWriter = { companyId: string; by: CostActor; at: Date }

/** Keeps prices; what was said before of the same SKU, country, currency and day is replaced. */
export async function keepCostPrices(
  tx: Transaction,
  { companyId, by, at }: PriceWriter,
  prices: readonly CostPrice[],
): Promise<void> {
  // In one order, so that two uploads at once wait for each other.
  const sorted = prices.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const rows = sorted.slice(from, from + AT_ONCE).map(({ fromDay, ...price }) => ({
      companyId,
      ...price,
      fromDay: fromDay || FIRST_COST_DAY,
      changedAt: at,
      changedById: by.id,
      changedByKind: by.kind,
      changedByName: by.name,
    }))
    await tx
      .insert(costPrices)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          costPrices.companyId,
          costPrices.sku,
          costPrices.country,
          costPrices.currency,
          costPrices.fromDay,
        ],
        set: {
          amount: sql`excluded.amount`,
          changedAt: sql`excluded.changed_at`,
          changedById: sql`excluded.changed_by_id`,
          changedByKind: sql`excluded.changed_by_kind`,
          changedByName: sql`excluded.changed_by_name`,
        },
      })
  }
}

const orderOf = ({ sku, country, currency, fromDay }: Which): string =>
  [sku, country, currency, fromDay].join('\n')

type Which = Omit<CostPrice, 'amount'>

export async function dropCostPrice(tx: Transaction, companyId: string, which: Which): Promise<boolean> {
  const gone = await tx
    .delete(costPrices)
    .where(
      and(
        eq(costPrices.companyId, companyId),
        eq(costPrices.sku, which.sku),
        eq(costPrices.country, which.country),
        eq(costPrices.currency, which.currency),
        eq(costPrices.fromDay, which.fromDay || FIRST_COST_DAY),
      ),
    )
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
