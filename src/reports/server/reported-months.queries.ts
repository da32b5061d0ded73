import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { ReportSource } from '../import-states.ts'
import { monthsBetween } from '../months-between.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { fetchedMonths } from './fetches/fetches.queries.ts'
import { reportImports } from './reports.tables.ts'

/** The months that a source, or a shop, has reported: those between the first and the last sale of each of its files. */
export type ReportedMonths = { source: ReportSource | null; shopId: string | null; months: readonly string[] }

const importsWithSales = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      source: reportImports.source,
      shopId: reportImports.shopId,
      firstDay: reportImports.firstDay,
      lastDay: reportImports.lastDay,
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

/** The reports of a company that were imported to their end and have sales, the oldest first, with the days of these. */
export async function importedReports(executor: Executor, companyId: string) {
  const rows = await importsWithSales(executor, 'own').execute({ companyId })
  return rows.flatMap(({ firstDay, lastDay, ...from }) =>
    firstDay === null || lastDay === null ? [] : [{ ...from, firstDay, lastDay }],
  )
}

/** The same, and the months that a marketplace gave whole, also those without a sale. */
export async function finishedReports(executor: Executor, companyId: string) {
  const whole = await fetchedMonths(executor, companyId)
  return [
    ...(await importedReports(executor, companyId)),
    ...whole.map(({ shopId, month }) => ({
      source: 'AMAZON' as const,
      shopId,
      firstDay: month,
      lastDay: lastDayOf(month.slice(0, 7)),
    })),
  ]
}

export async function reportedMonths(executor: Executor, companyId: string): Promise<ReportedMonths[]> {
  const bySource = new Map<
    string,
    { source: ReportSource | null; shopId: string | null; months: Set<string> }
  >()
  for (const { source, shopId, firstDay, lastDay } of await finishedReports(executor, companyId)) {
    const key = `${source}|${shopId}`
    const known = bySource.get(key) ?? { source, shopId, months: new Set<string>() }
    bySource.set(key, known)
    for (const month of monthsBetween(firstDay, lastDay)) known.months.add(month.slice(0, 7))
  }
  return [...bySource.values()].map((one) => ({ ...one, months: [...one.months].toSorted() }))
}
