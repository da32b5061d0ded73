import { and, asc, count, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { type ImportRow, reportImports } from './reports.tables.ts'
import type { ImportId } from './transactions.repository.ts'
import { transactions, type WithdrawnRow, withdrawnTransactions } from './transactions.tables.ts'

/** Codes of the issues that say of a row that another file has it. */
const REPEATED = ['IMPORTED_BEFORE', 'IMPORTED_DIFFERENTLY']

/**
 * The company's other files that have rows in the months of one which were skipped because they were there already, the
 * oldest first; but none that tells of days from before one.
 */
export const repeatersOf = (executor: Executor, row: ImportRow, since: Day): Promise<ImportRow[]> =>
  filesSkipping(executor, row, { since, where: isWithin(sql`issues.month`, row) })

/** Those that have such rows in other months: of sales whose day has moved since. */
export const repeatersElsewhere = (executor: Executor, row: ImportRow, since: Day): Promise<ImportRow[]> =>
  filesSkipping(executor, row, { since, where: isWithin(sql`(issues.params ->> 'month')::date`, row) })

const isWithin = (month: SQL, { firstDay, lastDay }: ImportRow): SQL =>
  sql`${month} between date_trunc('month', ${firstDay}::date) and ${lastDay}::date`

async function filesSkipping(
  executor: Executor,
  { companyId, id, firstDay, lastDay }: ImportRow,
  { since, where }: { since: Day; where: SQL },
): Promise<ImportRow[]> {
  if (firstDay === null || lastDay === null) return []
  return executor
    .select()
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        eq(reportImports.status, 'FINISHED'),
        sql`${reportImports.id} <> ${id}`,
        sql`(${reportImports.firstDay} is null or ${reportImports.firstDay} >= ${since})`,
        sql`exists (select from report_issue_causes causes
          join report_issues issues on issues.company_id = causes.company_id
            and issues.import_id = causes.import_id and issues.cause = causes.cause
          where causes.company_id = ${companyId} and causes.import_id = ${reportImports.id}
            and causes.code = any(${sql.param(REPEATED)}::text[])
            and ${where})`,
      ),
    )
    .orderBy(asc(reportImports.createdAt), asc(reportImports.id))
}

/** Whether rows of a file left the totals since an instant. */
export async function isWithdrawnSince(executor: Executor, companyId: string, at: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: reportImports.id })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        eq(reportImports.status, 'WITHDRAWN'),
        gte(reportImports.changedAt, at),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const isOf = ({ companyId, id }: ImportId) =>
  and(eq(withdrawnTransactions.companyId, companyId), eq(withdrawnTransactions.importId, id))

export async function countWithdrawn(executor: Executor, id: ImportId): Promise<number> {
  const [row] = await executor.select({ rows: count() }).from(withdrawnTransactions).where(isOf(id))
  return row?.rows ?? 0
}

/** Rows of a withdrawn file, as they counted until then. */
export async function pageOfWithdrawn(
  executor: Executor,
  { page, pageSize, ...id }: ImportId & { page: number; pageSize: number },
): Promise<{ rows: WithdrawnRow[]; total: number }> {
  const order = [asc(withdrawnTransactions.line), asc(withdrawnTransactions.id)]
  const where = isOf(id)
  const rows = await executor
    .select()
    .from(withdrawnTransactions)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const from = { from: withdrawnTransactions, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, from, rows.length) }
}

/** How many rows of a file count, by month and the way of their goods. */
export type RouteOfFile = { month: string; depart: string; arrive: string; rows: number }

export async function routesOfImport(
  executor: Executor,
  { companyId, id }: ImportId,
): Promise<RouteOfFile[]> {
  return executor
    .select({
      month: sql<string>`to_char(${transactions.month}, 'YYYY-MM')`,
      depart: transactions.depart,
      arrive: transactions.arrive,
      rows: count(),
    })
    .from(transactions)
    .innerJoin(
      reportImports,
      and(eq(reportImports.companyId, transactions.companyId), eq(reportImports.id, transactions.importId)),
    )
    .where(
      and(
        eq(transactions.companyId, companyId),
        eq(transactions.importId, id),
        // The months of the file alone are looked into.
        sql`${transactions.month} between date_trunc('month', ${reportImports.firstDay}) and ${reportImports.lastDay}`,
      ),
    )
    .groupBy(transactions.month, transactions.depart, transactions.arrive)
    .orderBy(asc(transactions.month), asc(transactions.depart), asc(transactions.arrive))
}
