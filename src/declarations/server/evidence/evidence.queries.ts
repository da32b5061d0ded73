import { and, asc, between, eq, gt, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { officialRates } from '#exchange-rates/server/exchange-rates.tables.ts'
import { ledgerLines } from '#ledger/server/ledger.tables.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportIssueCauses } from '#reports/server/report-issues.tables.ts'
import { reportImports } from '#reports/server/reports.tables.ts'
import {
  transactionReasons,
  transactions,
  transactionTotals,
  treatments,
  withdrawnTransactions,
} from '#reports/server/transactions.tables.ts'
import { hmrcSubmissions, type SubmissionRow } from '../hmrc.tables.ts'
import { licences } from '../licences.tables.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

type One = Pick<DeclarationRow, 'companyId' | 'id'>

/** How sales are treated, by the keys that the sources of boxes name. */
export function treatmentsOf(executor: Executor, companyId: string, keys: readonly string[]) {
  return executor
    .select()
    .from(treatments)
    .where(and(eq(treatments.companyId, companyId), inArray(sql`${treatments.facts} ->> 'key'`, [...keys])))
    .orderBy(asc(treatments.id))
}
export type TreatmentRow = Awaited<ReturnType<typeof treatmentsOf>>[number]

/** Reports that were not imported yet at a moment: their rows came later than a calculation of then. */
export async function importsAfter(executor: Executor, companyId: string, at: Date): Promise<string[]> {
  const rows = await executor
    .select({ id: reportImports.id })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        or(isNull(reportImports.endedAt), gt(reportImports.endedAt, at)),
      ),
    )
  return rows.map(({ id }) => id)
}

export type SalesWanted = {
  companyId: string
  treatmentIds: readonly string[]
  /** Months, both inclusive: `2026-03` */
  from: string
  to: string
  /** Reports: all but these, or these alone. */
  late: readonly string[]
  which: 'IN_TIME' | 'LATE' | 'WITHDRAWN'
  /** When the figures were calculated. */
  at: Date
}

const AT_ONCE = 2_000

export type PackedSale = typeof transactions.$inferSelect

/** Sales in the order of their keys, some thousand at a time: memory does not grow with them. */
export async function* salesInOrder(executor: Executor, wanted: SalesWanted): AsyncGenerator<PackedSale[]> {
  if (wanted.treatmentIds.length === 0) return
  for (let after: PackedSale | undefined; ;) {
    const some = wanted.which === 'WITHDRAWN' ? someWithdrawn : someSales
    const page = await some(executor, wanted, after)
    if (page.length > 0) yield page
    after = page.at(-1)
    if (!after || page.length < AT_ONCE) return
  }
}

function someSales(
  executor: Executor,
  wanted: SalesWanted,
  after: PackedSale | undefined,
): Promise<PackedSale[]> {
  return executor
    .select()
    .from(transactions)
    .where(
      and(
        isWanted(wanted, after),
        after && sql`(${transactions.month}, ${transactions.id}) > (${after.month}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(transactions.month), asc(transactions.id))
    .limit(AT_ONCE)
}

function isWanted(
  { companyId, treatmentIds, from, to, late, which }: SalesWanted,
  after?: PackedSale,
): SQL | undefined {
  const ofReports = which === 'LATE' ? inArray : notInArray
  return and(
    eq(transactions.companyId, companyId),
    between(transactions.month, after?.month ?? `${from}-01`, `${to}-01`),
    inArray(transactions.treatmentId, [...treatmentIds]),
    which === 'IN_TIME' && late.length === 0 ? undefined : ofReports(transactions.importId, [...late]),
  )
}

function someWithdrawn(
  executor: Executor,
  wanted: SalesWanted,
  after: PackedSale | undefined,
): Promise<PackedSale[]> {
  const sale = withdrawnTransactions
  return executor
    .select()
    .from(sale)
    .where(
      and(
        isWithdrawn(wanted, after),
        after && sql`(${sale.month}, ${sale.id}) > (${after.month}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(sale.month), asc(sale.id))
    .limit(AT_ONCE)
}

/**
 * Sales of files that were withdrawn after the figures were calculated: they stood in the boxes then. Those that another
 * report of then has too are listed as its sales.
 */
function isWithdrawn(
  { companyId, treatmentIds, from, to, late, at }: SalesWanted,
  after?: PackedSale,
): SQL | undefined {
  const sale = withdrawnTransactions
  const moment = sql`${at.toISOString()}::timestamptz`
  return and(
    eq(sale.companyId, companyId),
    between(sale.month, after?.month ?? `${from}-01`, `${to}-01`),
    inArray(sale.treatmentId, [...treatmentIds]),
    sql`exists (select from ${reportImports} where ${reportImports.companyId} = ${sale.companyId}
      and ${reportImports.id} = ${sale.importId} and ${reportImports.endedAt} <= ${moment}
      and ${reportImports.withdrawnAt} > ${moment})`,
    sql`not exists (select from ${transactions} where ${transactions.companyId} = ${sale.companyId}
      and ${transactions.month} = ${sale.month} and ${transactions.id} = ${sale.id}
      and ${transactions.importId} <> all(${sql.param([...late])}::text[]))`,
  )
}

/** How many sales of one treatment a buyer's number has that follow the law of one day. */
export type SalesOfNumber = { number: string; day: Day; treatmentId: string; rows: number }

/** Those behind the boxes, number by number, some thousand at a time, through a cursor of the transaction. */
export async function* salesByNumber(
  tx: Transaction,
  wanted: Omit<SalesWanted, 'which'>,
): AsyncGenerator<SalesOfNumber[]> {
  if (wanted.treatmentIds.length === 0) return
  const columns = sql.raw('buyer_number, coalesce(original_day, day) as day, treatment_id')
  const stored = sql`select ${columns} from ${transactions} where ${isWanted({ ...wanted, which: 'IN_TIME' })}`
  const gone = sql`select ${columns} from ${withdrawnTransactions} where ${isWithdrawn({ ...wanted, which: 'WITHDRAWN' })}`
  await tx.execute(
    sql`declare numbered no scroll cursor for select buyer_number as number, day::text as day, treatment_id as "treatmentId", count(*)::int as rows from (${stored} union all ${gone}) sales where buyer_number is not null group by 1, 2, 3 order by 1, 2, 3`,
  )
  try {
    for (;;) {
      const { rows } = await tx.execute<SalesOfNumber>(sql`fetch ${sql.raw(String(AT_ONCE))} from numbered`)
      if (rows.length > 0) yield rows
      if (rows.length < AT_ONCE) return
    }
  } finally {
    await tx.execute(sql`close numbered`).catch(() => undefined)
  }
}

export async function countSales(
  executor: Executor,
  { companyId, treatmentIds, from, to }: Omit<SalesWanted, 'late' | 'which' | 'at'>,
): Promise<number> {
  if (treatmentIds.length === 0) return 0
  const [row] = await executor
    .select({ count: sql<number>`coalesce(sum(${transactionTotals.count}), 0)`.mapWith(Number) })
    .from(transactionTotals)
    .where(
      and(
        eq(transactionTotals.companyId, companyId),
        between(transactionTotals.month, `${from}-01`, `${to}-01`),
        inArray(transactionTotals.treatmentId, [...treatmentIds]),
      ),
    )
  return row?.count ?? 0
}

export function reasonsOf(executor: Executor, companyId: string, ids: readonly string[]) {
  return executor
    .select()
    .from(transactionReasons)
    .where(and(eq(transactionReasons.companyId, companyId), inArray(transactionReasons.id, [...ids])))
}

/** Reports by their ids, in the order in which they came. */
export function importsOf(executor: Executor, companyId: string, ids: readonly string[]) {
  return executor
    .select()
    .from(reportImports)
    .where(and(eq(reportImports.companyId, companyId), inArray(reportImports.id, [...ids])))
    .orderBy(asc(reportImports.createdAt), asc(reportImports.id))
}
export type PackedImport = Awaited<ReturnType<typeof importsOf>>[number]

export function issueCausesOf(executor: Executor, companyId: string, importIds: readonly string[]) {
  return executor
    .select()
    .from(reportIssueCauses)
    .where(
      and(eq(reportIssueCauses.companyId, companyId), inArray(reportIssueCauses.importId, [...importIds])),
    )
    .orderBy(asc(reportIssueCauses.importId), asc(reportIssueCauses.cause))
}

/** Lines of the ledger as they stand, also those that were removed since. */
export function ledgerLinesOfIds(executor: Executor, companyId: string, ids: readonly string[]) {
  return executor
    .select()
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), inArray(ledgerLines.id, [...ids])))
    .orderBy(asc(ledgerLines.date), asc(ledgerLines.id))
}
export type PackedLine = Awaited<ReturnType<typeof ledgerLinesOfIds>>[number]

/** Where a state's own rates of some days or months are published, as staff or the feed noted it. */
export function documentsOfRates(executor: Executor, keys: readonly string[]) {
  return executor
    .select({
      source: officialRates.source,
      key: officialRates.key,
      currency: officialRates.currency,
      document: officialRates.document,
    })
    .from(officialRates)
    .where(inArray(officialRates.key, [...keys]))
}

/** All licences of a country, of which a return needs one. */
export function licencesOf(executor: Executor, country: string) {
  return executor
    .select()
    .from(licences)
    .where(eq(licences.country, country))
    .orderBy(asc(licences.validFrom), asc(licences.id))
}

export async function takenSubmission(
  executor: Executor,
  { companyId, id }: One,
): Promise<SubmissionRow | undefined> {
  const [row] = await executor
    .select()
    .from(hmrcSubmissions)
    .where(
      and(
        eq(hmrcSubmissions.companyId, companyId),
        eq(hmrcSubmissions.declarationId, id),
        eq(hmrcSubmissions.status, 'TAKEN'),
      ),
    )
  return row
}
