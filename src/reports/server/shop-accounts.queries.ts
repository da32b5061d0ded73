import { and, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { shops } from '#shops/server/shops.tables.ts'

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
