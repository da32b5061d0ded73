import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { shops } from '#shops/server/shops.tables.ts'
import { noSalesStatements } from './no-sales.tables.ts'

/** What was ever stated of months between two, such as `2026-03`, also what no longer holds. */
export function statementsOf(
  executor: Executor,
  { companyId, from, to }: { companyId: string; from: string; to: string },
) {
  return executor
    .select()
    .from(noSalesStatements)
    .where(
      and(
        eq(noSalesStatements.companyId, companyId),
        gte(noSalesStatements.month, `${from}-01`),
        lte(noSalesStatements.month, `${to}-01`),
      ),
    )
    .orderBy(asc(noSalesStatements.month), asc(noSalesStatements.statedAt), asc(noSalesStatements.id))
}

type Between = { companyId: string; from?: string | undefined; to?: string | undefined }

/** What is stated and holds, of months between two where they are given, with the shop that it is of. */
export function holdingStatements(executor: Executor, { companyId, from, to }: Between) {
  const { month } = noSalesStatements
  return executor
    .select({
      shopId: noSalesStatements.shopId,
      shop: shops.name,
      removedAt: shops.removedAt,
      month,
      statedAt: noSalesStatements.statedAt,
      kind: noSalesStatements.statedByKind,
      name: noSalesStatements.statedByName,
      reason: noSalesStatements.reason,
    })
    .from(noSalesStatements)
    .leftJoin(
      shops,
      and(eq(shops.companyId, noSalesStatements.companyId), eq(shops.id, noSalesStatements.shopId)),
    )
    .where(
      and(
        eq(noSalesStatements.companyId, companyId),
        isNull(noSalesStatements.endedAt),
        from === undefined ? undefined : gte(month, `${from}-01`),
        to === undefined ? undefined : lte(month, `${to}-01`),
      ),
    )
    .orderBy(asc(month), asc(shops.name), asc(noSalesStatements.id))
}
