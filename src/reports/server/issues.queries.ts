import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { reportIssues } from './report-issues.tables.ts'
import type { ImportId } from './transactions.repository.ts'

export type IssueRow = typeof reportIssues.$inferSelect

type Wanted = ImportId & { cause?: number | undefined; page: number; pageSize: number }

/** Issues line by line. How many there are, the causes know. */
export function pageOfIssues(
  executor: Executor,
  { companyId, id, cause, page, pageSize }: Wanted,
): Promise<IssueRow[]> {
  return executor
    .select()
    .from(reportIssues)
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        eq(reportIssues.importId, id),
        cause === undefined ? undefined : eq(reportIssues.cause, cause),
      ),
    )
    .orderBy(asc(reportIssues.line), asc(reportIssues.place))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

/** How many issues of each cause later files have mended. */
export async function resolvedByCause(
  executor: Executor,
  { companyId, id }: ImportId,
): Promise<Map<number, number>> {
  const rows = await executor
    .select({ cause: reportIssues.cause, resolved: count() })
    .from(reportIssues)
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        eq(reportIssues.importId, id),
        isNotNull(reportIssues.resolvedAt),
      ),
    )
    .groupBy(reportIssues.cause)
  return new Map(rows.map(({ cause, resolved }) => [cause, resolved]))
}
