import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportImports } from '#reports/server/reports.tables.ts'
import { shops } from '#shops/server/shops.tables.ts'
import type { ImportedReport } from '../missing-reports.ts'

/** The shops of a company, also those that were removed, which began before a day. */
export function shopsBefore(executor: Executor, companyId: string, day: Day) {
  return executor
    .select({ id: shops.id, name: shops.name, createdAt: shops.createdAt, removedAt: shops.removedAt })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), lt(shops.createdAt, new Date(`${day}T00:00:00Z`))))
    .orderBy(asc(shops.createdAt), asc(shops.id))
}

/** The reports of a company that were imported to their end, with the days of their sales. */
export async function importedReports(executor: Executor, companyId: string): Promise<ImportedReport[]> {
  const rows = await executor
    .select({
      shopId: reportImports.shopId,
      firstDay: reportImports.firstDay,
      lastDay: reportImports.lastDay,
    })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        eq(reportImports.status, 'FINISHED'),
        isNotNull(reportImports.firstDay),
      ),
    )
  return rows.flatMap(({ shopId, firstDay, lastDay }) =>
    firstDay === null || lastDay === null ? [] : [{ shopId, firstDay, lastDay }],
  )
}
