import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { costPrices } from './reports.tables.ts'

type Asked = { companyId: string; keyword: string | undefined; page: number; pageSize: number }

/** Prices by their SKU, those for all countries first; with a keyword those whose SKU begins with it. */
export async function pageOfCostPrices(executor: Executor, { companyId, keyword, page, pageSize }: Asked) {
  const where = and(
    eq(costPrices.companyId, companyId),
    keyword ? sql`starts_with(${costPrices.sku}, ${keyword})` : undefined,
  )
  const { sku, country, currency, fromDay, amount, changedAt, changedByKind, changedByName } = costPrices
  const order = [asc(sku), asc(country), asc(currency), asc(fromDay)]
  const rows = await executor
    .select({ sku, country, currency, fromDay, amount, changedAt, changedByKind, changedByName })
    .from(costPrices)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows,
    total: await totalOf(executor, { from: costPrices, where, order, page, pageSize }, rows.length),
  }
}
