import { and, count, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Goods } from '../../epr/goods.ts'
import { goodsWeights } from '../epr.tables.ts'

const AT_ONCE = 1_000

/** What whoever says something of goods knows of; of the rest they take nothing back. */
export type Tells = { tellsWeights: boolean; tellsGtu: boolean }
type Given = { companyId: string; byId: string; byName: string; at: Date } & Tells

/** Keeps what is said of goods; what was said of the same SKU for the same month is replaced. */
export async function keepGoods(
  tx: Transaction,
  { companyId, byId, byName, at, tellsWeights, tellsGtu }: Given,
  goods: readonly Goods[],
): Promise<void> {
  // In one order, so that two uploads at once wait for each other.
  const sorted = goods.toSorted((a, b) => (a.sku + a.fromMonth < b.sku + b.fromMonth ? -1 : 1))
  for (let from = 0; from < sorted.length; from += AT_ONCE)
    await tx
      .insert(goodsWeights)
      .values(
        sorted.slice(from, from + AT_ONCE).map(({ sku, fromMonth, gtu, ...weights }) => ({
          companyId,
          sku,
          fromMonth,
          weights,
          gtu,
          changedById: byId,
          changedByName: byName,
          changedAt: at,
        })),
      )
      .onConflictDoUpdate({
        target: [goodsWeights.companyId, goodsWeights.sku, goodsWeights.fromMonth],
        set: {
          ...(tellsWeights && { weights: sql`excluded.weights` }),
          ...(tellsGtu && { gtu: sql`excluded.gtu` }),
          changedById: sql`excluded.changed_by_id`,
          changedByName: sql`excluded.changed_by_name`,
          changedAt: sql`excluded.changed_at`,
        },
      })
}

export async function dropGoods(
  tx: Transaction,
  { companyId, sku, fromMonth }: { companyId: string; sku: string; fromMonth: string },
): Promise<boolean> {
  const gone = await tx
    .delete(goodsWeights)
    .where(
      and(
        eq(goodsWeights.companyId, companyId),
        eq(goodsWeights.sku, sku),
        eq(goodsWeights.fromMonth, fromMonth),
      ),
    )
    .returning({ sku: goodsWeights.sku })
  return gone.length > 0
}

export async function countGoods(tx: Transaction, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(goodsWeights)
    .where(eq(goodsWeights.companyId, companyId))
  return row?.count ?? 0
}
