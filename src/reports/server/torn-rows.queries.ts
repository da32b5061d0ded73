import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { type LaterFile, TORN, type TornFile } from '../torn-rows.ts'
import type { ImportStatus } from '../import-states.ts'
import { FIRST, LAST } from './issues-of-months.queries.ts'
import type { ImportRow } from './reports.tables.ts'
import type { ImportId } from './transactions.repository.ts'

/** The issues, of `issues`, of lines that could not be taken apart and that no later file has mended. */
const isTorn = (companyId: string) =>
  sql`issues.company_id = ${companyId} and issues.row_id is null and issues.resolved_at is null
    and (issues.import_id, issues.cause) in (select causes.import_id, causes.cause from report_issue_causes causes
      where causes.company_id = ${companyId} and causes.code = any(${sql.param([...TORN])}::text[]))`

type Torn = TornFile & { id: string; rows: number; first: Day; last: Day }

/** Files that were imported, and hold lines that nobody could take apart. */
export async function tornFiles(
  executor: Executor,
  companyId: string,
  status: ImportStatus = 'FINISHED',
): Promise<Torn[]> {
  const { rows } = await executor.execute<Torn>(sql`
    select imports.id, imports.source, imports.shop_id as "shopId", imports.file_name as "fileName",
      imports.rows_kept as "rowsKept", ${FIRST}::text as first, ${LAST}::text as last, torn.rows
    from (select issues.import_id, count(distinct issues.line)::int as rows from report_issues issues
      where ${isTorn(companyId)} group by 1) torn
    join report_imports imports on imports.company_id = ${companyId} and imports.id = torn.import_id
    where imports.status = ${status} order by imports.id`)
  return rows
}

/** What of a file decides whether it mends another one. */
export async function asLaterFile(executor: Executor, row: ImportRow, torn: Torn): Promise<LaterFile> {
  const { companyId, id, source, shopId, fileName } = row
  const { rows } = await executor.execute<{ torn: number; repeated: number }>(sql`
    select (select count(*)::int from report_issues issues where issues.import_id = ${id} and ${isTorn(companyId)}) as torn,
      count(distinct issues.line)::int as repeated
    from report_issues issues
    join report_issue_causes causes on causes.company_id = issues.company_id
      and causes.import_id = issues.import_id and causes.cause = issues.cause
    where issues.company_id = ${companyId} and issues.import_id = ${id} and causes.code = 'IMPORTED_BEFORE'
      and issues.month between date_trunc('month', ${torn.first}::date) and ${torn.last}::date`)
  return { source, shopId, fileName, torn: rows[0]?.torn ?? 0, repeated: rows[0]?.repeated ?? 0 }
}

/** Torn lines of other files wait again that were mended at an instant. @returns whether there are some */
export async function reopenTorn(tx: Transaction, { companyId, id }: ImportId, at: Date): Promise<boolean> {
  const torn = await tx.execute(
    sql`update report_issues issues set resolved_at = null where issues.company_id = ${companyId} and issues.import_id <> ${id} and issues.row_id is null and issues.resolved_at = ${at.toISOString()}::timestamptz`,
  )
  return (torn.rowCount ?? 0) > 0
}

/** The torn lines of a file are mended. */
export async function resolveTorn(tx: Transaction, { companyId, id }: ImportId, at: Date): Promise<void> {
  await tx.execute(
    sql`update report_issues issues set resolved_at = ${at.toISOString()}::timestamptz where issues.import_id = ${id} and ${isTorn(companyId)}`,
  )
}
