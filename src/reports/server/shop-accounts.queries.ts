import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { shops } from '#shops/server/shops.tables.ts'
import { reportIssues } from './report-issues.tables.ts'
import type { ImportId } from './transactions.repository.ts'

/**
 * The seller ids of all Amazon shops that a company has or had; null where one of them is not known, or there is none: then
 * nobody can say that a file is of another's account.
 */
export async function shopAccounts(
  executor: Executor,
  companyId: string,
): Promise<ReadonlySet<string> | null> {
  const rows = await executor
    .select({ sellerId: shops.sellerId })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.marketplace, 'AMAZON')))
  const known = rows.flatMap(({ sellerId }) => (sellerId === null ? [] : [sellerId]))
  return known.length === 0 || known.length < rows.length ? null : new Set(known)
}

/** How many rows were told apart for an account that is a shop of the company's by now. */
export async function accountsKnownSince(
  executor: Executor,
  { companyId, id }: ImportId,
  cause: number,
): Promise<number> {
  const own = executor
    .select({ sellerId: sql`upper(${shops.sellerId})` })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), isNotNull(shops.sellerId)))
  const [row] = await executor
    .select({ known: count() })
    .from(reportIssues)
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        eq(reportIssues.importId, id),
        eq(reportIssues.cause, cause),
        isNull(reportIssues.resolvedAt),
        inArray(sql`upper(trim(${reportIssues.params} ->> 'account'))`, own),
      ),
    )
  return row?.known ?? 0
}
