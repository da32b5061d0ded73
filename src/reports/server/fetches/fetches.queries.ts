import { and, asc, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { shopAuthorisations, shops } from '#shops/server/shops.tables.ts'
import { reportFetches } from '../report-fetches.tables.ts'
import { reportImports } from '../reports.tables.ts'

/** The fetches of a company from a month on, each with the import that it became. */
export const fetchesSince = (executor: Executor, companyId: string, month: string) =>
  fetchesFrom(executor, 'own').execute({ companyId, month })
export type FoundFetch = Awaited<ReturnType<typeof fetchesSince>>[number]

const fetchesFrom = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      shopId: reportFetches.shopId,
      month: reportFetches.month,
      status: reportFetches.status,
      fault: reportFetches.fault,
      askAgainAt: reportFetches.askAgainAt,
      importId: reportFetches.importId,
      importStatus: reportImports.status,
    })
    .from(reportFetches)
    .leftJoin(
      reportImports,
      and(eq(reportImports.companyId, reportFetches.companyId), eq(reportImports.id, reportFetches.importId)),
    )
    .where(
      and(
        eq(reportFetches.companyId, sql.placeholder('companyId')),
        gte(reportFetches.month, sql.placeholder('month')),
      ),
    )
    .prepare(''),
)

/** Months that were fetched to their end, whether there was a sale in them or none. */
export async function fetchedMonths(executor: Executor, companyId: string) {
  return executor
    .select({ shopId: reportFetches.shopId, month: reportFetches.month })
    .from(reportFetches)
    .leftJoin(
      reportImports,
      and(eq(reportImports.companyId, reportFetches.companyId), eq(reportImports.id, reportFetches.importId)),
    )
    .where(
      and(
        eq(reportFetches.companyId, companyId),
        or(eq(reportFetches.status, 'NO_SALES'), eq(reportImports.status, 'FINISHED')),
      ),
    )
    .orderBy(asc(reportFetches.month), asc(reportFetches.shopId))
}

/** The shops of a company in the order in which they were added. */
export function shopsOf(executor: Executor, companyId: string) {
  return executor
    .select({
      id: shops.id,
      name: shops.name,
      marketplace: shops.marketplace,
      region: shops.region,
      createdAt: shops.createdAt,
    })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), isNull(shops.removedAt)))
    .orderBy(asc(shops.createdAt), asc(shops.id))
}

/** The shops of a company of which the marketplace lets us ask. */
export async function connectedShops(executor: Executor, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await executor
    .select({ id: shopAuthorisations.shopId })
    .from(shopAuthorisations)
    .where(
      and(
        eq(shopAuthorisations.companyId, companyId),
        eq(shopAuthorisations.status, 'GRANTED'),
        or(ne(shopAuthorisations.accountIs, 'OTHER'), isNotNull(shopAuthorisations.confirmedAt)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
