import { and, countDistinct, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { reportIssueCauses, reportIssues } from './report-issues.tables.ts'
import { reportImports } from './reports.tables.ts'

/** What asks for a cost price: the engine's question and our own. */
const CODES = ['NO_COST_PRICE', 'cost_price']

/** Movements of own goods that wait for a cost price, in reports with sales of some days. */
export async function movementsWithoutPrice(
  executor: Executor,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<number> {
  const [row] = await executor
    .select({ rows: countDistinct(sql`(${reportIssues.importId}, ${reportIssues.line})`) })
    .from(reportIssues)
    .innerJoin(
      reportIssueCauses,
      and(
        eq(reportIssueCauses.companyId, companyId),
        eq(reportIssueCauses.importId, reportIssues.importId),
        eq(reportIssueCauses.cause, reportIssues.cause),
      ),
    )
    .innerJoin(
      reportImports,
      and(eq(reportImports.companyId, companyId), eq(reportImports.id, reportIssues.importId)),
    )
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        isNull(reportIssues.resolvedAt),
        isNotNull(reportIssues.rowId),
        inArray(reportIssueCauses.code, CODES),
        eq(reportImports.status, 'FINISHED'),
        // Of a report of which nothing could be kept, the days are not known.
        or(isNull(reportImports.firstDay), lte(reportImports.firstDay, to)),
        or(isNull(reportImports.lastDay), gte(reportImports.lastDay, from)),
      ),
    )
  return row?.rows ?? 0
}
