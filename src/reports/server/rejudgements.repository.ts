import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Facts } from '../fact-changes.ts'
import { givenRows, namesIn } from './given-rows.queries.ts'
import { type RejudgementRow, reportFacts, reportRejudgements } from './rejudgements.tables.ts'
import { type ImportRow, reportImports } from './reports.tables.ts'
import type { TransactionRow } from './row-batch.ts'
import { transactionCells } from './transactions.repository.ts'

export async function keepFacts(executor: Executor, row: typeof reportFacts.$inferInsert): Promise<void> {
  await executor.insert(reportFacts).values(row).onConflictDoNothing()
}

/** The facts of a hash and since when they were known; undefined: they were not kept. */
export async function findFacts(
  executor: Executor,
  companyId: string,
  id: string | null,
): Promise<{ facts: Facts; knownAt: Date } | undefined> {
  if (id === null) return undefined
  const [row] = await executor
    .select({ facts: reportFacts.facts, knownAt: reportFacts.knownAt })
    .from(reportFacts)
    .where(and(eq(reportFacts.companyId, companyId), eq(reportFacts.id, id)))
  return row
}

const isJudged = (since: Day) =>
  and(
    eq(reportImports.status, 'FINISHED'),
    or(isNull(reportImports.firstDay), gte(reportImports.firstDay, since)),
  )

/** The reports of a company that were imported to their end and tell of nothing from before a day, the oldest first. */
export function importsToJudge(executor: Executor, companyId: string, since: Day): Promise<ImportRow[]> {
  return executor
    .select()
    .from(reportImports)
    .where(and(eq(reportImports.companyId, companyId), isJudged(since)))
    .orderBy(asc(reportImports.createdAt), asc(reportImports.id))
}

/** By which facts those reports of each company were determined. */
export async function factsInUse(
  executor: Executor,
  since: Day,
): Promise<{ companyId: string; hash: string | null }[]> {
  return executor
    .selectDistinct({ companyId: reportImports.companyId, hash: reportImports.factsHash })
    .from(reportImports)
    .where(isJudged(since))
    .orderBy(asc(reportImports.companyId))
}

/** Begins to determine a report anew, or goes on with what was broken off. */
export async function beginRejudgement(tx: Transaction, row: RejudgementRow): Promise<RejudgementRow> {
  const [open] = await tx
    .select()
    .from(reportRejudgements)
    .where(
      and(
        eq(reportRejudgements.companyId, row.companyId),
        eq(reportRejudgements.importId, row.importId),
        isNull(reportRejudgements.endedAt),
      ),
    )
  if (open) return open
  await tx.insert(reportRejudgements).values(row)
  return row
}

/** @returns how many rows it has changed by now */
export async function changeRejudgement(
  tx: Transaction,
  { companyId, id }: Pick<RejudgementRow, 'companyId' | 'id'>,
  { rowsChanged, endedAt }: { rowsChanged: number; endedAt?: Date },
): Promise<number> {
  const [row] = await tx
    .update(reportRejudgements)
    .set({
      rowsChanged: sql`${reportRejudgements.rowsChanged} + ${rowsChanged}`,
      ...(endedAt && { endedAt }),
    })
    .where(and(eq(reportRejudgements.companyId, companyId), eq(reportRejudgements.id, id)))
    .returning({ rows: reportRejudgements.rowsChanged })
  return row?.rows ?? 0
}

/** A row of a report by its key, whatever became of it. */
export type RowKey = Pick<TransactionRow, 'month' | 'id' | 'line'>

/** What the database has under a key: a verdict, and what tells the row from another one. */
export type JudgedRow = Omit<
  TransactionRow,
  | 'type'
  | 'order_id'
  | 'account'
  | 'channel'
  | 'depart_postcode'
  | 'arrive_postcode'
  | 'buyer'
  | 'buyer_number'
  | 'document'
  | 'document_day'
  | 'ksef'
  | 'sku'
> & { import_id: string; file: string }

const KEY = { month: 'date', id: 'uuid' } as const
const AMOUNTS = ['net', 'vat', 'gross', 'acquisition_vat', 'amount'] as const

/** The stored rows with some keys, which nobody else changes until the transaction ends. */
export async function lockJudged(
  tx: Transaction,
  companyId: string,
  keys: readonly RowKey[],
): Promise<Map<string, JudgedRow>> {
  if (keys.length === 0) return new Map()
  const { rows } = await tx.execute<JudgedRow>(
    sql`select stored.month::text as month, replace(stored.id::text, '-', '') as id, stored.import_id, stored.line, stored.day::text as day, stored.depart, stored.arrive, stored.quantity, stored.currency, stored.net, stored.vat, stored.gross, stored.acquisition_vat, stored.amount, replace(stored.treatment_id::text, '-', '') as treatment_id, replace(stored.reason_id::text, '-', '') as reason_id, stored.original_day::text as original_day, stored.rate_day::text as rate_day, stored.distance_sales, coalesce(report.file_name, '') as file from ${givenRows(keys, KEY)} join transactions stored on stored.company_id = ${companyId} and stored.month = given.month and stored.id = given.id left join report_imports report on report.company_id = stored.company_id and report.id = stored.import_id for update of stored`,
  )
  for (const row of rows) {
    for (const name of AMOUNTS) row[name] = Number(row[name])
    if (row.distance_sales !== null) row.distance_sales = Number(row.distance_sales)
  }
  return new Map(rows.map((row) => [row.id, row]))
}

/** Gives stored rows another verdict. */
export async function changeJudged(
  tx: Transaction,
  companyId: string,
  rows: readonly TransactionRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(
    sql`update transactions stored set currency = given.currency, net = given.net, vat = given.vat, gross = given.gross, acquisition_vat = given.acquisition_vat, amount = given.amount, treatment_id = given.treatment_id, reason_id = given.reason_id, original_day = given.original_day, rate_day = given.rate_day, distance_sales = given.distance_sales from ${givenRows(rows, transactionCells)} where stored.company_id = ${companyId} and stored.month = given.month and stored.id = given.id`,
  )
}

/** Takes rows back that are not decided any more. */
export async function removeJudged(
  tx: Transaction,
  companyId: string,
  rows: readonly RowKey[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(
    sql`delete from transactions stored using ${givenRows(rows, KEY)} where stored.company_id = ${companyId} and stored.month = given.month and stored.id = given.id`,
  )
}

/** What a row was; null where it was none of the decided ones. */
export type EarlierVerdict = Pick<RowKey, 'month' | 'id'> & {
  treatment_id: string | null
  reason_id: string | null
  net: number | null
  vat: number | null
  gross: number | null
}

const VERDICT = {
  month: 'date',
  id: 'uuid',
  treatment_id: 'uuid',
  reason_id: 'uuid',
  net: 'bigint',
  vat: 'bigint',
  gross: 'bigint',
} as const

export async function keepVerdicts(
  tx: Transaction,
  { companyId, importId, id, at }: { companyId: string; importId: string; id: string; at: Date },
  earlier: readonly EarlierVerdict[],
): Promise<void> {
  if (earlier.length === 0) return
  await tx.execute(
    sql`insert into transaction_verdicts (company_id, import_id, why, at, ${namesIn(VERDICT)}) select ${companyId}, ${importId}, ${id}, ${at.toISOString()}::timestamptz, ${namesIn(VERDICT)} from ${givenRows(earlier, VERDICT)} on conflict do nothing`,
  )
}
