import { and, asc, between, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { FieldParams } from '../fault-params.ts'
import type { ElementType } from './binary-array.ts'
import { givenRows, namesIn } from './given-rows.queries.ts'
import { TORN } from '../torn-rows.ts'
import { harmlessJson } from './harmless-json.ts'
import { type CauseRow, reportIssueCauses, reportIssues } from './report-issues.tables.ts'
import type { RowInDoubt } from './row-batch.ts'
import type { ImportId } from './transactions.repository.ts'

export function causesOf(executor: Executor, { companyId, id }: ImportId): Promise<CauseRow[]> {
  return executor
    .select()
    .from(reportIssueCauses)
    .where(and(eq(reportIssueCauses.companyId, companyId), eq(reportIssueCauses.importId, id)))
    .orderBy(asc(reportIssueCauses.cause))
}

/** Writes causes as they now stand. */
export async function keepCauses(tx: Transaction, rows: readonly CauseRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(reportIssueCauses)
    .values(rows.map((row) => row))
    .onConflictDoUpdate({
      target: [reportIssueCauses.companyId, reportIssueCauses.importId, reportIssueCauses.cause],
      set: { count: sql`excluded.count`, sums: sql`excluded.sums` },
    })
}

/** Writes causes that are not there yet; how often each was found is written later. */
export async function insertCauses(tx: Transaction, rows: readonly CauseRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(reportIssueCauses)
      .values([...rows])
      .onConflictDoNothing()
}

export async function deleteIssuesBetween(
  tx: Transaction,
  { companyId, id }: ImportId,
  first: number,
  last: number,
): Promise<void> {
  await tx
    .delete(reportIssues)
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        eq(reportIssues.importId, id),
        between(reportIssues.line, first, last),
      ),
    )
}

/** Issues that were mended before they were written anew. */
export async function keepResolved(
  tx: Transaction,
  { companyId, id }: ImportId,
  mended: readonly { line: number; row_id: string | null; at: string }[],
): Promise<void> {
  if (mended.length === 0) return
  const types = { line: 'int', row_id: 'uuid', at: 'text' } as const
  await tx.execute(
    sql`update report_issues issue set resolved_at = given.at::timestamptz from ${givenRows(mended, types)} where issue.company_id = ${companyId} and issue.import_id = ${id} and issue.line = given.line and issue.row_id is not distinct from given.row_id`,
  )
}

/** An issue as its table has it. */
export type NewIssue = {
  line: number
  place: number
  cause: number
  value: string
  params: FieldParams | null
  amount: number | null
  currency: string | null
  row_id: string | null
} & RowInDoubt

const COLUMNS = {
  line: 'int',
  place: 'int',
  cause: 'int',
  value: 'text',
  params: 'jsonb',
  amount: 'bigint',
  currency: 'text',
  row_id: 'uuid',
  month: 'date',
  depart: 'text',
  arrive: 'text',
  sku: 'text',
} as const satisfies Record<keyof NewIssue, ElementType>
const NAMES = namesIn(COLUMNS)

export async function insertIssues(
  tx: Transaction,
  { companyId, id }: ImportId,
  issues: readonly NewIssue[],
): Promise<void> {
  if (issues.length === 0) return
  const rows = issues.map((issue) => ({ ...issue, params: issue.params && harmlessJson(issue.params) }))
  await tx.execute(
    sql`insert into report_issues (company_id, import_id, ${NAMES}) select ${companyId}, ${id}, ${NAMES} from ${givenRows(rows, COLUMNS)}`,
  )
}

/** Whether money of other files waits for rows that could come. */
export async function hasWaitingIssues(executor: Executor, { companyId, id }: ImportId): Promise<boolean> {
  const rows = await executor
    .select({ line: reportIssues.line })
    .from(reportIssues)
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        sql`${reportIssues.rowId} is not null`,
        isNull(reportIssues.resolvedAt),
        ne(reportIssues.importId, id),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The rows that were wrong in an earlier file are right in this one. */
export async function resolveIssues(
  tx: Transaction,
  { companyId, id }: ImportId,
  rowIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.execute(
    sql`update report_issues set resolved_at = ${at.toISOString()}::timestamptz where company_id = ${companyId} and import_id <> ${id} and resolved_at is null and row_id in (select value::uuid from json_array_elements_text(${JSON.stringify(rowIds)}::json))`,
  )
}

/** Removes what was found in a file that is not imported after all. @returns how many rows; fewer than the limit: none are left */
export async function deleteIssues(
  tx: Transaction,
  { companyId, id }: ImportId,
  limit: number,
): Promise<number> {
  const gone = await tx.execute(
    sql`delete from report_issues where ctid = any(array(select ctid from report_issues where company_id = ${companyId} and import_id = ${id} limit ${limit}))`,
  )
  const left = gone.rowCount ?? 0
  if (left < limit)
    await tx
      .delete(reportIssueCauses)
      .where(and(eq(reportIssueCauses.companyId, companyId), eq(reportIssueCauses.importId, id)))
  return left
}

/** Forgets the beginnings of rows that could not be taken apart, which issues show. */
export async function clearTorn(tx: Transaction, { companyId, id }: ImportId): Promise<void> {
  await tx.execute(
    sql`update report_issues issue set value = '' from report_issue_causes cause where issue.company_id = ${companyId} and issue.import_id = ${id} and cause.company_id = issue.company_id and cause.import_id = issue.import_id and cause.cause = issue.cause and cause.code = any(${sql.param([...TORN])}::text[]) and issue.value <> ''`,
  )
}
