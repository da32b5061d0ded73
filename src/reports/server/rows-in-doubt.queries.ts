import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { DISAGREEMENTS } from '../second-opinion.ts'
import { isOfMonths } from './issues-of-months.queries.ts'
import { tornFiles } from './torn-rows.queries.ts'
import type { Months } from './totals.queries.ts'

/** Rows of a file that went the same way. */
export type RowsInDoubt = {
  importId: string
  file: string
  depart: string | null
  arrive: string | null
  rows: number
}

/**
 * Rows whose money is in no total until somebody mends them, in some months. Those that could not be taken apart may be of any
 * month of their file, and of any country.
 */
export async function openRows(executor: Executor, months: Months): Promise<RowsInDoubt[]> {
  const open = await rowsInDoubt(
    executor,
    months,
    sql`issues.resolved_at is null and issues.row_id is not null`,
  )
  const torn = (await tornFiles(executor, months.companyId)).filter(
    ({ first, last }) => first.slice(0, 7) <= months.to && last.slice(0, 7) >= months.from,
  )
  return [
    ...open,
    ...torn.map(({ id, fileName, rows }) => ({
      importId: id,
      file: fileName,
      depart: null,
      arrive: null,
      rows,
    })),
  ]
}

/** Rows that were determined, and of which the marketplace's own columns say something else. */
export function disagreeingRows(executor: Executor, months: Months): Promise<RowsInDoubt[]> {
  return rowsInDoubt(
    executor,
    months,
    sql`(issues.import_id, issues.cause) in (select causes.import_id, causes.cause from report_issue_causes causes where causes.company_id = ${months.companyId} and causes.code = any(${sql.param([...DISAGREEMENTS])}::text[]))`,
  )
}

async function rowsInDoubt(executor: Executor, months: Months, which: SQL): Promise<RowsInDoubt[]> {
  const { rows } = await executor.execute<RowsInDoubt>(sql`
    select issues.import_id as "importId", imports.file_name as file, issues.depart, issues.arrive,
      count(distinct issues.line)::int as rows
    from report_issues issues
    join report_imports imports on imports.company_id = issues.company_id and imports.id = issues.import_id
    where issues.company_id = ${months.companyId} and ${which} and imports.status = 'FINISHED'
      and ${isOfMonths(months)}
    group by 1, 2, 3, 4 order by 1, 3, 4`)
  return rows
}
