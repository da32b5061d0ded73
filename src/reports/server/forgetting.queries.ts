import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportImports } from './reports.tables.ts'

/** The companies that have sales, or reports of sales alone, from before a day. */
export async function companiesWithSalesBefore(executor: Executor, day: Day): Promise<string[]> {
  const { rows } = await executor.execute<{ company_id: string }>(
    sql`select company_id from transaction_totals where month < ${day} union select company_id from transaction_verdicts where month < ${day} union select company_id from withdrawn_transactions where month < ${day} union select company_id from report_imports where status in ('FINISHED', 'WITHDRAWN') and last_day < ${day} order by 1`,
  )
  return rows.map((row) => row.company_id)
}

/** The first days of the months before a day in which a company has sales. */
export async function monthsBefore(executor: Executor, companyId: string, day: Day): Promise<Day[]> {
  const { rows } = await executor.execute<{ month: string }>(
    sql`select month::text as month from transaction_totals where company_id = ${companyId} and month < ${day} union select month::text from transaction_verdicts where company_id = ${companyId} and month < ${day} union select month::text from withdrawn_transactions where company_id = ${companyId} and month < ${day} union select month::text from no_sales_statements where company_id = ${companyId} and month < ${day} order by 1`,
  )
  return rows.map(({ month }) => month)
}

/** The reports of a company whose last sale was before a day, with the days of their sales. */
export async function reportsBefore(executor: Executor, companyId: string, day: Day) {
  const rows = await executor
    .select({ id: reportImports.id, fromDay: reportImports.firstDay, toDay: reportImports.lastDay })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        inArray(reportImports.status, ['FINISHED', 'WITHDRAWN']),
        lt(reportImports.lastDay, day),
      ),
    )
    .orderBy(asc(reportImports.id))
  return rows.flatMap(({ id, fromDay, toDay }) =>
    fromDay === null || toDay === null ? [] : [{ id, fromDay, toDay }],
  )
}
