import {
  and,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { reportImports } from '#reports/server/reports.tables.ts'
import {
  transactions,
  transactionVerdicts,
  withdrawnTransactions,
} from '#reports/server/transactions.tables.ts'

/*
 * The sales of a company as they stood when a return was calculated. Rows come later, are withdrawn and are determined
 * anew; what was filed stays what it was, and each of its boxes the sum of its rows.
 */

/** That sales of some months changed since a moment, and the reports that came after it. */
export type SalesThen = { at: Date; late: readonly string[] }

/** Files that have rows, or had some then: others change nothing, whenever they come and end. */
const WITH_ROWS = ['RUNNING', 'CANCELLING', 'FINISHED', 'WITHDRAWING', 'WITHDRAWN'] as const

type Months = { companyId: string; from: string; to: string }

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`
const firstOf = (month: string) => `${month}-01`
/** The last that a month can have: days are compared as they are written. */
const lastOf = (month: string) => `${month}-31`

/**
 * Whether the sales of some months, `2026-03` to `2026-05`, are others today than they were.
 * @returns undefined where they are the same, so that those of today may be read
 */
export async function salesThen(
  executor: Executor,
  { companyId, from, to, at }: Months & { at: Date },
): Promise<SalesThen | undefined> {
  const reports = await executor
    .select({ id: reportImports.id, withdrawnAt: reportImports.withdrawnAt, endedAt: reportImports.endedAt })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        inArray(reportImports.status, [...WITH_ROWS]),
        or(
          isNull(reportImports.endedAt),
          gt(reportImports.endedAt, at),
          and(isNotNull(reportImports.withdrawnAt), gt(reportImports.withdrawnAt, at)),
        ),
        // Unknown as long as it is read.
        or(isNull(reportImports.firstDay), lte(sql`${reportImports.firstDay}::text`, lastOf(to))),
        or(isNull(reportImports.lastDay), gte(sql`${reportImports.lastDay}::text`, firstOf(from))),
      ),
    )
  const late = reports.filter(({ endedAt }) => endedAt === null || endedAt > at).map(({ id }) => id)
  if (reports.length > 0 || (await wereJudgedAnew(executor, { companyId, from, to, at }))) return { at, late }
  return undefined
}

async function wereJudgedAnew(
  executor: Executor,
  { companyId, from, to, at }: Months & { at: Date },
): Promise<boolean> {
  const [row] = await executor
    .select({ id: transactionVerdicts.id })
    .from(transactionVerdicts)
    .where(
      and(
        eq(transactionVerdicts.companyId, companyId),
        gte(transactionVerdicts.month, firstOf(from)),
        lte(transactionVerdicts.month, firstOf(to)),
        gt(transactionVerdicts.at, at),
      ),
    )
    .limit(1)
  return row !== undefined
}

export type SalesThenWanted = Months & {
  asOf: SalesThen
  treatmentIds: readonly string[]
  currencies?: readonly string[] | null
  /** The numbers of buyers as the report says them. */
  buyers?: readonly string[]
  /** Begins behind this row, in the order of `order`. */
  after?: { month: string; id: string } | null | undefined
  /** Without one they come as they are found. */
  order?: 'day' | 'id'
}

const COLUMNS = Object.values(getTableColumns(transactions)).map(({ name }) => name)
/** What a verdict keeps of a row. */
const JUDGED: ReadonlySet<string> = new Set(['net', 'vat', 'gross', 'treatment_id', 'reason_id'])

const columnsOf = (row: string, judged = row): SQL =>
  sql.raw(COLUMNS.map((name) => `${JUDGED.has(name) ? judged : row}.${name}`).join(', '))

/**
 * The rows of then, as a relation that is called `transactions`. Each part comes in the order that is asked for, so that
 * the first ones are found without reading all.
 */
export function relationThen(wanted: SalesThenWanted): SQL {
  const { order } = wanted
  const inOrder = (row: string) =>
    sql.raw(order ? `order by ${row}.month, ${order === 'day' ? `${row}.day, ` : ''}${row}.id` : '')
  return sql`(
    (select ${columnsOf('t')} from ${transactions} t where ${isInTime(wanted, 't')} and ${isOfTreatments(wanted, 't')}
      and not exists (select from ${transactionVerdicts} v where v.company_id = t.company_id and v.month = t.month
        and v.id = t.id and v.at > ${momentOf(wanted.asOf.at)}) ${inOrder('t')})
    union all
    (select ${columnsOf('t', 'v')} from ${verdictsThen(wanted)} v
      join ${transactions} t on t.company_id = ${wanted.companyId} and t.month = v.month and t.id = v.id
      where ${isInTime(wanted, 't')} and ${isOfTreatments(wanted, 'v')} ${inOrder('t')})
    union all
    (select ${columnsOf('w')} from ${withdrawnTransactions} w where ${wasWithdrawn(wanted)} ${inOrder('w')})
  ) as transactions`
}

const listOf = (values: readonly string[]) => sql.param([...values])

function isInTime(wanted: SalesThenWanted, row: string): SQL {
  const { asOf, companyId } = wanted
  const t = sql.raw(row)
  return sql`${t}.company_id = ${companyId} and ${isOfMonths(wanted, row)} and ${isOfKind(wanted, row)}
    and ${t}.import_id <> all(${listOf(asOf.late)}::text[])`
}

function isOfMonths({ from, to, after }: SalesThenWanted, row: string): SQL {
  const t = sql.raw(row)
  const first = after?.month ?? firstOf(from)
  const behind = after ? sql` and (${t}.month, ${t}.id) > (${after.month}::date, ${after.id}::uuid)` : sql``
  return sql`${t}.month between ${first}::date and ${firstOf(to)}::date${behind}`
}

const isOfTreatments = ({ treatmentIds }: SalesThenWanted, row: string): SQL =>
  sql`${sql.raw(row)}.treatment_id = any(${listOf(treatmentIds)}::uuid[])`

function isOfKind({ currencies, buyers }: SalesThenWanted, row: string): SQL {
  const t = sql.raw(row)
  const ofCurrency = currencies ? sql`${t}.currency = any(${listOf(currencies)}::text[])` : sql`true`
  return buyers ? sql`${ofCurrency} and ${t}.buyer_number = any(${listOf(buyers)}::text[])` : ofCurrency
}

/** What rows were until they were determined anew for the first time since. */
const verdictsThen = (wanted: SalesThenWanted): SQL =>
  sql`(select distinct on (v.month, v.id) v.month, v.id, v.treatment_id, v.reason_id, v.net, v.vat, v.gross
    from ${transactionVerdicts} v where v.company_id = ${wanted.companyId} and ${isOfMonths(wanted, 'v')}
    and v.at > ${momentOf(wanted.asOf.at)} order by v.month, v.id, v.at)`

/** Of a file that was withdrawn since; those that another report of then has too count as its sales. */
function wasWithdrawn(wanted: SalesThenWanted): SQL {
  const moment = momentOf(wanted.asOf.at)
  return sql`w.company_id = ${wanted.companyId} and ${isOfMonths(wanted, 'w')} and ${isOfKind(wanted, 'w')}
    and ${isOfTreatments(wanted, 'w')}
    and exists (select from ${reportImports} r where r.company_id = w.company_id and r.id = w.import_id
      and r.ended_at <= ${moment} and r.withdrawn_at > ${moment})
    and not exists (select from ${transactions} o where o.company_id = w.company_id and o.month = w.month
      and o.id = w.id and o.import_id <> all(${listOf(wanted.asOf.late)}::text[]))`
}

/** How many rows of then each month has, the earliest month first. */
export async function countThen(
  executor: Executor,
  wanted: Omit<SalesThenWanted, 'order' | 'after'>,
): Promise<{ month: string; count: number }[]> {
  const { rows } = await executor.execute<{ month: string; count: number }>(
    sql`select month::text as month, count(*)::int as count from ${relationThen(wanted)} group by month order by month`,
  )
  return rows
}

/** Rows of then that are in doubt now: they wait among the issues of their report, and cannot be listed. */
export async function countInDoubt(
  executor: Executor,
  wanted: Omit<SalesThenWanted, 'order' | 'after'>,
): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from ${verdictsThen(wanted)} v where ${isOfTreatments(wanted, 'v')}
      and not exists (select from ${transactions} t where t.company_id = ${wanted.companyId} and t.month = v.month and t.id = v.id)
      and not exists (select from ${withdrawnTransactions} w where w.company_id = ${wanted.companyId} and w.month = v.month and w.id = v.id)`,
  )
  return rows[0]?.count ?? 0
}
