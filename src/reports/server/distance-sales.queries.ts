import { and, asc, eq, isNotNull, sql, sum } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import {
  companyEstablishments,
  type DistanceFactRow,
  distanceSalesFacts,
  type EstablishmentRow,
} from './reports.tables.ts'
import { transactions, transactionTotals } from './transactions.tables.ts'

/** What the stored sales of a file add on a day, in euro cents. */
export type DistanceSum = { importId: string; day: Day; cents: number }

export async function distanceSumsOf(executor: Executor, companyId: string): Promise<DistanceSum[]> {
  const { importId, day, distanceSales } = transactions
  return executor
    .select({ importId, day, cents: sum(distanceSales).mapWith(Number) })
    .from(transactions)
    .where(and(eq(transactions.companyId, companyId), isNotNull(distanceSales)))
    .groupBy(day, importId)
    .orderBy(asc(day), asc(importId))
}

/** The months that a company's files tell of, `2026-03`. */
export async function monthsWithSales(executor: Executor, companyId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ month: sql<string>`to_char(${transactionTotals.month}, 'YYYY-MM')` })
    .from(transactionTotals)
    .where(eq(transactionTotals.companyId, companyId))
  return rows.map(({ month }) => month).toSorted()
}

/** What a company said, year by year. */
export function distanceFactsOf(executor: Executor, companyId: string): Promise<DistanceFactRow[]> {
  return executor
    .select()
    .from(distanceSalesFacts)
    .where(eq(distanceSalesFacts.companyId, companyId))
    .orderBy(asc(distanceSalesFacts.year))
}

/** Where a company is established beside its seat. */
export function establishmentsOf(executor: Executor, companyId: string): Promise<EstablishmentRow[]> {
  return executor
    .select()
    .from(companyEstablishments)
    .where(eq(companyEstablishments.companyId, companyId))
    .orderBy(asc(companyEstablishments.country))
}

/** The months of sales that wait for a sum of distance sales, `2026-03`. */
export async function monthsWaitingForDistance(executor: Executor, companyId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ month: string }>(sql`
    select distinct to_char(issues.month, 'YYYY-MM') as month
    from report_issue_causes causes
    join report_imports imports on imports.company_id = causes.company_id and imports.id = causes.import_id
    join report_issues issues on issues.company_id = causes.company_id and issues.import_id = causes.import_id
      and issues.cause = causes.cause
    where causes.company_id = ${companyId} and causes.code ~ '^ASK_(ORIGINAL_)?DISTANCE_SALES'
      and imports.status = 'FINISHED' and issues.resolved_at is null and issues.month is not null`)
  return rows.map(({ month }) => month)
}
