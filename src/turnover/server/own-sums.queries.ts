import { and, between, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportIssues } from '#reports/server/report-issues.tables.ts'
import { reportImports } from '#reports/server/reports.tables.ts'
import { transactions, treatments } from '#reports/server/transactions.tables.ts'
import type { OpenSum, OwnSum } from '../compare-turnover.ts'

type Span = { companyId: string; from: Day; to: Day }

/** Own goods that are moved, given away or come back are no turnover. */
const TURNOVER = ['SALE', 'REFUND', 'LIQUIDATION']
const REFUND = 'REFUND'

/** A company's turnover of some days by channel, country, day and who owes the tax. */
export async function ownSums(executor: Executor, { companyId, from, to }: Span): Promise<OwnSum[]> {
  const liable = sql<string>`${treatments.facts} ->> 'liable'`
  const isRefund = sql<boolean>`${transactions.type} = ${REFUND}`
  const rows = await executor
    .select({
      channel: transactions.channel,
      country: transactions.arrive,
      day: transactions.day,
      isRefund,
      liable,
      currency: transactions.currency,
      net: sql<number>`sum(${transactions.net})`.mapWith(Number),
      vat: sql<number>`sum(${transactions.vat})`.mapWith(Number),
    })
    .from(transactions)
    .innerJoin(
      treatments,
      and(eq(treatments.companyId, transactions.companyId), eq(treatments.id, transactions.treatmentId)),
    )
    .where(
      and(
        eq(transactions.companyId, companyId),
        between(transactions.month, `${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-01`),
        between(transactions.day, from, to),
        inArray(transactions.type, TURNOVER),
      ),
    )
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
  return rows.map(({ isRefund: refunded, liable: owes, ...sum }) => ({
    ...sum,
    kind: refunded ? 'REFUND' : 'SALE',
    taxOwedBy: owes === 'SELLER' || owes === 'MARKETPLACE' ? owes : 'NOBODY',
  }))
}

/** Amounts of rows that wait for an answer, of reports with sales in these days. A report says the day of none. */
export async function openSums(executor: Executor, { companyId, from, to }: Span): Promise<OpenSum[]> {
  const rows = await executor
    .select({
      currency: reportIssues.currency,
      amount: sql<number>`sum(${reportIssues.amount})`.mapWith(Number),
    })
    .from(reportIssues)
    .innerJoin(
      reportImports,
      and(eq(reportImports.companyId, reportIssues.companyId), eq(reportImports.id, reportIssues.importId)),
    )
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        isNull(reportIssues.resolvedAt),
        lte(reportImports.firstDay, to),
        gte(reportImports.lastDay, from),
      ),
    )
    .groupBy(reportIssues.currency)
  return rows.flatMap(({ currency, amount }) => (currency === null ? [] : [{ currency, amount, day: to }]))
}
