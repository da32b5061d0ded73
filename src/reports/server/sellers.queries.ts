import { gte } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { transactionTotals } from './transactions.tables.ts'

/** The companies with sales since a month, such as `2026-01`. */
export async function companiesWithSales(executor: Executor, from: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ companyId: transactionTotals.companyId })
    .from(transactionTotals)
    .where(gte(transactionTotals.month, `${from}-01`))
    .orderBy(transactionTotals.companyId)
  return rows.map(({ companyId }) => companyId)
}
