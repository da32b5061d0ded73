import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { DISAGREEMENTS } from '../second-opinion.ts'
import { firstOf, type Months } from './totals.queries.ts'

/** Rows of a file that went the same way. */
export type RowsInDoubt = {
  importId: string
  file: string
  depart: string | null
  arrive: string | null
  rows: number
}

/** Rows whose money is in no total until somebody mends them, in some months. */
export function openRows(executor: Executor, months: Months): Promise<RowsInDoubt[]> {
  return rowsWhere(executor, months, sql`issues.resolved_at is null and issues.row_id is not null`)
}

/** Rows that were determined, and of which the marketplace's own columns say something else. */
export function disagreeingRows(executor: Executor, months: Months): Promise<RowsInDoubt[]> {
  const codes = sql.join(
    DISAGREEMENTS.map((code) => sql`${code}`),
    sql`, `,
  )
  return rowsWhere(
    executor,
    months,
    sql`(issues.import_id, issues.cause) in (select causes.import_id, causes.cause from report_issue_causes causes where causes.company_id = ${months.companyId} and causes.code in (${codes}))`,
  )
}

/** Of a row whose day cannot be read, or was not kept, the days of its file decide. */
async function rowsWhere(
  executor: Executor,
  { companyId, from, to }: Months,
  which: ReturnType<typeof sql>,
): Promise<RowsInDoubt[]> {
  const [first, last] = [firstOf(from), firstOf(to)]
  const { rows } = await executor.execute<RowsInDoubt>(sql`
    select issues.import_id as "importId", imports.file_name as file, issues.depart, issues.arrive,
      count(distinct issues.line)::int as rows
    from report_issues issues
    join report_imports imports on imports.company_id = issues.company_id and imports.id = issues.import_id
    where issues.company_id = ${companyId} and ${which} and imports.status = 'FINISHED'
      and (issues.month between ${first}::date and ${last}::date
        or (issues.month is null
          and (imports.first_day is null or imports.first_day < ${last}::date + interval '1 month')
          and (imports.last_day is null or imports.last_day >= ${first}::date)))
    group by 1, 2, 3, 4 order by 1, 3, 4`)
  return rows
}
