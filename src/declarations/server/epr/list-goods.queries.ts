import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { goodsWeights } from '../epr.tables.ts'

type Asked = { companyId: string; keyword: string | undefined; page: number; pageSize: number }

const BY_SKU = [asc(goodsWeights.sku), asc(goodsWeights.fromMonth)]

/** Weights by SKU and month; with a keyword those whose SKU begins with it. */
export async function pageOfGoods(executor: Executor, { companyId, keyword, page, pageSize }: Asked) {
  const where = and(
    eq(goodsWeights.companyId, companyId),
    keyword ? sql`starts_with(${goodsWeights.sku}, ${keyword})` : undefined,
  )
  const rows = await executor
    .select()
    .from(goodsWeights)
    .where(where)
    .orderBy(...BY_SKU)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: goodsWeights, where, order: BY_SKU, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

export type GoodsRow = Awaited<ReturnType<typeof pageOfGoods>>['rows'][number]

/** What is said of a SKU from a month on. */
export async function goodsLine(
  executor: Executor,
  { companyId, sku, fromMonth }: { companyId: string; sku: string; fromMonth: string },
): Promise<GoodsRow> {
  const [row] = await executor
    .select()
    .from(goodsWeights)
    .where(
      and(
        eq(goodsWeights.companyId, companyId),
        eq(goodsWeights.sku, sku),
        eq(goodsWeights.fromMonth, fromMonth),
      ),
    )
  if (!row) throw new Error(`nothing is said of ${sku}`)
  return row
}

/** All of a company's; a table has a bound. */
export function allGoods(executor: Executor, companyId: string): Promise<GoodsRow[]> {
  return executor
    .select()
    .from(goodsWeights)
    .where(eq(goodsWeights.companyId, companyId))
    .orderBy(...BY_SKU)
}
