import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { ReportSource } from '../import-states.ts'
import { monthsBetween } from '../months-between.ts'
import type { SaleDays } from '../sale-days.ts'
import { fetchedMonths } from './fetches/fetches.queries.ts'
import { noSalesStatements } from './no-sales.tables.ts'
import { reportImports } from './reports.tables.ts'

/** The months that a source, or a shop, has reported. */
export type ReportedMonths = { source: ReportSource | null; shopId: string | null; months: readonly string[] }

const importsWithSales = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      source: reportImports.source,
      shopId: reportImports.shopId,
      firstDay: reportImports.firstDay,
      lastDay: reportImports.lastDay,
      saleDays: reportImports.saleDays,
      receivedAt: reportImports.createdAt,
    })
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, sql.placeholder('companyId')),
        eq(reportImports.status, 'FINISHED'),
        isNotNull(reportImports.firstDay),
      ),
    )
    .orderBy(asc(reportImports.createdAt), asc(reportImports.id))
    .prepare(''),
)

/** The reports of a company that were imported to their end and have sales, the oldest first, with the months of these. */
export async function importedReports(executor: Executor, companyId: string) {
  const rows = await importsWithSales(executor, 'own').execute({ companyId })
  return rows.flatMap(({ firstDay, lastDay, ...report }) =>
    firstDay === null || lastDay === null
      ? []
      : [{ ...report, firstDay, months: monthsOf(report.saleDays, firstDay, lastDay) }],
  )
}

/** Of a file whose days an earlier release did not note, all between its first and its last sale. */
const monthsOf = (saleDays: SaleDays | null, first: Day, last: Day): readonly string[] =>
  saleDays ? Object.keys(saleDays) : monthsBetween(first, last).map((month) => month.slice(0, 7))

/** What was said about months that no file needs to tell of: by the marketplace itself, or by whoever stated it. */
type WholeMonth = {
  by: 'MARKETPLACE' | 'STATEMENT'
  shopId: string | null
  firstDay: Day
  months: readonly string[]
}
type FileOfSales = { by: 'FILE' } & Awaited<ReturnType<typeof importedReports>>[number]
export type FinishedReport = FileOfSales | WholeMonth

const wholeMonth =
  (by: WholeMonth['by']) =>
  ({ shopId, month }: { shopId: string | null; month: Day }): WholeMonth => ({
    by,
    shopId,
    firstDay: month,
    months: [month.slice(0, 7)],
  })

/** The same, the months that a marketplace gave whole, and those of which it is stated that there was no sale. */
export async function finishedReports(executor: Executor, companyId: string): Promise<FinishedReport[]> {
  const files = await importedReports(executor, companyId)
  const whole = await fetchedMonths(executor, companyId)
  const stated = await statedMonths(executor, companyId)
  return [
    ...files.map((file) => ({ by: 'FILE' as const, ...file })),
    ...whole.map(wholeMonth('MARKETPLACE')),
    ...stated.map(wholeMonth('STATEMENT')),
  ]
}

/** Months of which it is stated, and holds, that there was no sale. */
export function statedMonths(executor: Executor, companyId: string) {
  return stated(executor, 'own').execute({ companyId })
}

const stated = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      shopId: noSalesStatements.shopId,
      month: noSalesStatements.month,
      statedAt: noSalesStatements.statedAt,
      byKind: noSalesStatements.statedByKind,
      byName: noSalesStatements.statedByName,
      reason: noSalesStatements.reason,
    })
    .from(noSalesStatements)
    .where(
      and(eq(noSalesStatements.companyId, sql.placeholder('companyId')), isNull(noSalesStatements.endedAt)),
    )
    .orderBy(asc(noSalesStatements.month), asc(noSalesStatements.shopId))
    .prepare(''),
)
export type StatedMonth = Awaited<ReturnType<typeof statedMonths>>[number]

export async function reportedMonths(executor: Executor, companyId: string): Promise<ReportedMonths[]> {
  const bySource = new Map<
    string,
    { source: ReportSource | null; shopId: string | null; months: Set<string> }
  >()
  for (const report of await finishedReports(executor, companyId)) {
    const { shopId } = report
    const source = report.by === 'FILE' ? report.source : 'AMAZON'
    const key = `${source}|${shopId}`
    const known = bySource.get(key) ?? { source, shopId, months: new Set<string>() }
    bySource.set(key, known)
    for (const month of report.months) known.months.add(month)
  }
  return [...bySource.values()].map((one) => ({ ...one, months: [...one.months].toSorted() }))
}
