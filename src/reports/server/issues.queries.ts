import { and, asc, between, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { FIRST, LAST } from './issues-of-months.queries.ts'
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

/** The first and last day that rows of a file may be of that wait to be mended; null where none waits. */
export async function daysWaiting(
  executor: Executor,
  { companyId, id }: ImportId,
): Promise<{ first: Day | null; last: Day | null }> {
  const { rows } = await executor.execute<{ first: Day | null; last: Day | null }>(sql`
    select least(waiting.first, case when waiting.dayless then ${FIRST} end)::text as first,
      greatest((waiting.last + interval '1 month - 1 day')::date, case when waiting.dayless then ${LAST} end)::text as last
    from (select min(month) as first, max(month) as last, bool_or(month is null) as dayless from report_issues
      where company_id = ${companyId} and import_id = ${id} and row_id is not null and resolved_at is null) waiting
    join report_imports imports on imports.company_id = ${companyId} and imports.id = ${id}`)
  return rows[0] ?? { first: null, last: null }
}

const LINES_AT_ONCE = 50_000

/** The lines of a file that have issues. */
export async function linesWithIssues(
  executor: Executor,
  { companyId, id }: ImportId,
): Promise<ReadonlySet<number>> {
  const lines = new Set<number>()
  for (let after = -1; ;) {
    const rows = await executor
      .select({ line: reportIssues.line })
      .from(reportIssues)
      .where(
        and(
          eq(reportIssues.companyId, companyId),
          eq(reportIssues.importId, id),
          gt(reportIssues.line, after),
        ),
      )
      .groupBy(reportIssues.line)
      .orderBy(asc(reportIssues.line))
      .limit(LINES_AT_ONCE)
    for (const { line } of rows) lines.add(line)
    after = rows.at(-1)?.line ?? after
    if (rows.length < LINES_AT_ONCE) return lines
  }
}

export function issuesBetween(
  executor: Executor,
  { companyId, id }: ImportId,
  first: number,
  last: number,
): Promise<IssueRow[]> {
  return executor
    .select()
    .from(reportIssues)
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        eq(reportIssues.importId, id),
        between(reportIssues.line, first, last),
      ),
    )
    .orderBy(asc(reportIssues.line), asc(reportIssues.place))
}
