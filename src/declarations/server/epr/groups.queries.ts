import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { groupOf } from '../../epr/gtu.ts'
import { goodsWeights } from '../epr.tables.ts'

type Asked = { companyId: string; month: string; skus: readonly string[] }

/** Of which Polish group some SKUs are in a month, `2026-03`: what was said last holds. Those of none are not in it. */
export async function groupsOf(
  executor: Executor,
  { companyId, month, skus }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectDistinctOn([goodsWeights.sku], { sku: goodsWeights.sku, gtu: goodsWeights.gtu })
    .from(goodsWeights)
    .where(
      and(
        eq(goodsWeights.companyId, companyId),
        sql`${goodsWeights.sku} = any(${sql.param([...skus])})`,
        isNotNull(goodsWeights.gtu),
        lte(goodsWeights.fromMonth, month),
      ),
    )
    .orderBy(asc(goodsWeights.sku), desc(goodsWeights.fromMonth))
  return new Map(
    rows.flatMap(({ sku, gtu }) => {
      const group = gtu && groupOf(gtu)
      return group === null ? [] : [[sku, group] as const]
    }),
  )
}

/** Changes with whatever is said of groups; a company's table has a bound. */
export async function groupsMark(executor: Executor, companyId: string): Promise<string> {
  const { rows } = await executor.execute<{ mark: string | null }>(
    sql`select md5(jsonb_agg(jsonb_build_array(sku, from_month, gtu) order by sku, from_month)::text) as mark from goods_weights where company_id = ${companyId} and gtu is not null`,
  )
  return rows[0]?.mark ?? ''
}
