import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
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
