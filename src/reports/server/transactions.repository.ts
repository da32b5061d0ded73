import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Treatment } from '../totals.ts'
import type { ElementType } from './binary-array.ts'
import { givenRows, namesIn } from './given-rows.queries.ts'
import type { Reason, TransactionRow } from './row-batch.ts'
import { transactionReasons, treatments } from './transactions.tables.ts'

export type ImportId = { companyId: string; id: string }

export async function insertTreatments(
  tx: Transaction,
  companyId: string,
  found: ReadonlyMap<string, Treatment>,
): Promise<void> {
  if (found.size === 0) return
  const rows = [...found].map(([id, facts]) => ({ companyId, id, facts }))
  await tx.insert(treatments).values(rows).onConflictDoNothing()
}

export async function insertReasons(
  tx: Transaction,
  companyId: string,
  found: ReadonlyMap<string, Reason>,
): Promise<void> {
  if (found.size === 0) return
  const rows = [...found].map(([id, { status, ...why }]) => ({
    companyId,
    id,
    isProvisional: status === 'PROVISIONAL',
    ...why,
  }))
  await tx.insert(transactionReasons).values(rows).onConflictDoNothing()
}

/**
 * Lets the end of this transaction not wait for the disk. For what says itself how far it is: a database that loses power
 * may lose the last of it as a whole, and it is done again. Whatever waits for the disk later has all of it written.
 */
export async function forgoDisk(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = off`)
}

export const transactionCells = {
  month: 'date',
  id: 'uuid',
  line: 'int',
  day: 'date',
  type: 'text',
  order_id: 'text',
  account: 'text',
  channel: 'text',
  depart: 'text',
  depart_postcode: 'text',
  arrive: 'text',
  arrive_postcode: 'text',
  buyer: 'text',
  buyer_number: 'text',
  document: 'text',
  document_day: 'date',
  ksef: 'text',
  sku: 'text',
  quantity: 'int',
  currency: 'text',
  net: 'bigint',
  vat: 'bigint',
  gross: 'bigint',
  acquisition_vat: 'bigint',
  amount: 'bigint',
  treatment_id: 'uuid',
  reason_id: 'uuid',
  original_day: 'date',
  rate_day: 'date',
  distance_sales: 'bigint',
} as const satisfies Record<keyof TransactionRow, ElementType>
const NAMES = namesIn(transactionCells)

/** Inserts rows, except those whose key is there already. @returns how many were inserted */
export async function insertTransactions(
  tx: Transaction,
  { companyId, id }: ImportId,
  rows: readonly TransactionRow[],
): Promise<number> {
  if (rows.length === 0) return 0
  const result = await tx.execute(
    sql`insert into transactions (company_id, import_id, ${NAMES}) select ${companyId}, ${id}, ${NAMES} from ${givenRows(rows, transactionCells)} on conflict do nothing`,
  )
  return result.rowCount ?? 0
}

/** What a stored row says, to tell a repeated row from another one with the same key, and which file it is of. */
export type StoredRow = Pick<
  TransactionRow,
  'id' | 'month' | 'line' | 'day' | 'currency' | 'depart' | 'arrive' | 'quantity'
> & { import_id: string; amount: number; file: string }

const STORED = sql`select replace(stored.id::text, '-', '') as id, stored.month::text as month, stored.import_id, stored.line, stored.day::text as day, stored.currency, stored.depart, stored.arrive, stored.quantity, stored.amount::float8 as amount, coalesce(report.file_name, '') as file`
const WITH_FILE = sql`left join report_imports report on report.company_id = stored.company_id and report.id = stored.import_id`

/** The stored rows that have the keys of these. */
export async function storedAmong(
  tx: Transaction,
  companyId: string,
  rows: readonly Pick<TransactionRow, 'month' | 'id'>[],
): Promise<Map<string, StoredRow>> {
  const keys = rows.map(({ month, id }) => ({ month, id }))
  const { rows: found } = await tx.execute<StoredRow>(
    sql`${STORED} from json_to_recordset(${JSON.stringify(keys)}::json) as given(month date, id uuid) join transactions stored on stored.company_id = ${companyId} and stored.month = given.month and stored.id = given.id ${WITH_FILE}`,
  )
  return new Map(found.map((row) => [row.id, row]))
}

/**
 * The rows of other files with some ids, in some months: the key of the table with a list of ids, which the database
 * looks up in one pass over each month's index.
 */
export async function storedElsewhere(
  executor: Executor,
  { companyId, id }: ImportId,
  { months, ids }: { months: readonly string[]; ids: readonly string[] },
): Promise<StoredRow[]> {
  if (months.length === 0 || ids.length === 0) return []
  const { rows } = await executor.execute<StoredRow>(
    sql`${STORED} from transactions stored ${WITH_FILE} where stored.company_id = ${companyId} and stored.month = any(${sql.param(months)}::date[]) and stored.id = any(${sql.param(ids)}::uuid[]) and stored.import_id <> ${id}`,
  )
  return rows
}

export type TotalChange = Pick<
  TransactionRow,
  'month' | 'treatment_id' | 'currency' | 'rate_day' | 'net' | 'vat' | 'gross' | 'acquisition_vat' | 'amount'
> & { count: number }

/** Raises the totals, or lowers them by negative sums. A total of no rows goes. */
export async function changeTotals(
  tx: Transaction,
  companyId: string,
  changes: readonly TotalChange[],
): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(
    sql`insert into transaction_totals as total (company_id, month, treatment_id, currency, rate_day, count, net, vat, gross, acquisition_vat, amount) select ${companyId}, month, treatment_id, currency, rate_day, count, net, vat, gross, acquisition_vat, amount from json_to_recordset(${JSON.stringify(changes)}::json) as given(month date, treatment_id uuid, currency text, rate_day date, count bigint, net bigint, vat bigint, gross bigint, acquisition_vat bigint, amount bigint) on conflict (company_id, month, treatment_id, currency, rate_day) do update set count = total.count + excluded.count, net = total.net + excluded.net, vat = total.vat + excluded.vat, gross = total.gross + excluded.gross, acquisition_vat = total.acquisition_vat + excluded.acquisition_vat, amount = total.amount + excluded.amount`,
  )
  if (changes.some(({ count }) => count < 0))
    await tx.execute(sql`delete from transaction_totals where company_id = ${companyId} and count = 0`)
}

/** Where the taking back of an import's rows has come to. */
export type Place = { month: string; after: string | null }

type Gone = { last: string; changes: TotalChange[] }

/**
 * Takes back rows of an import, or of all, in one month, in the order of their keys.
 * @returns null: none are left in this month
 */
export function deleteTransactions(
  tx: Transaction,
  id: { companyId: string; id: string | null },
  place: Place,
  limit: number,
): Promise<Gone | null> {
  return takeTransactions(tx, id, { ...place, limit, also: sql`` })
}

/**
 * Moves rows of an import, in one month and in the order of their keys, to those that were withdrawn. What they had mended
 * in other files waits again.
 * @returns null: none are left in this month
 */
export function moveToWithdrawn(
  tx: Transaction,
  id: ImportId,
  place: Place,
  limit: number,
): Promise<Gone | null> {
  const columns = sql`company_id, import_id, ${NAMES}`
  const kept = sql`, kept as (insert into withdrawn_transactions (${columns}) select ${columns} from gone)`
  const open = sql`, open as (update report_issues issue set resolved_at = null from gone where issue.company_id = ${id.companyId} and issue.row_id = gone.id and issue.import_id <> ${id.id} and issue.resolved_at is not null)`
  return takeTransactions(tx, id, { ...place, limit, also: sql`${kept}${open}` })
}

/** @param also further parts of the statement, which read from `gone` */
async function takeTransactions(
  tx: Transaction,
  { companyId, id }: { companyId: string; id: string | null },
  { month, after, limit, also }: Place & { limit: number; also: SQL },
): Promise<Gone | null> {
  const own = id === null ? sql`` : sql`and import_id = ${id}`
  const behind = after === null ? sql`` : sql`and id > ${after}::uuid`
  const { rows } = await tx.execute<
    Record<Exclude<keyof TotalChange, 'rate_day'> | 'last', string> & Pick<TotalChange, 'rate_day'>
  >(
    sql`with picked as (select id from transactions where company_id = ${companyId} and month = ${month} ${own} ${behind} order by id limit ${limit}), gone as (delete from transactions where company_id = ${companyId} and month = ${month} and id = any(array(select id from picked)) returning *)${also} select month::text, treatment_id, currency, rate_day::text, count(*) as count, sum(net) as net, sum(vat) as vat, sum(gross) as gross, sum(acquisition_vat) as acquisition_vat, sum(amount) as amount, (select id from picked order by id desc limit 1) as last from gone group by 1, 2, 3, 4`,
  )
  const [first] = rows
  if (!first) return null
  const changes = rows.map((row) => ({
    month: row.month,
    treatment_id: row.treatment_id,
    currency: row.currency,
    rate_day: row.rate_day,
    count: -Number(row.count),
    net: -Number(row.net),
    vat: -Number(row.vat),
    gross: -Number(row.gross),
    acquisition_vat: -Number(row.acquisition_vat),
    amount: -Number(row.amount),
  }))
  return { last: first.last, changes }
}
