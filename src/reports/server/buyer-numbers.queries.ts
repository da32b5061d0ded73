import { and, asc, between, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportBuyerNumbers } from './buyer-numbers.tables.ts'
import { reportImports } from './reports.tables.ts'
import { firstOf, type Months } from './totals.queries.ts'

const ofFinished = and(
  eq(reportImports.companyId, reportBuyerNumbers.companyId),
  eq(reportImports.id, reportBuyerNumbers.importId),
  eq(reportImports.status, 'FINISHED'),
)

/** A buyer's number, and the way of the goods that went to it. */
export type BuyerNumber = { number: string; depart: string; arrive: string }

/** The numbers of a company's buyers in some months about which a register can be asked. */
export function buyerNumbersOf(executor: Executor, { companyId, from, to }: Months): Promise<BuyerNumber[]> {
  const { number, month, depart, arrive } = reportBuyerNumbers
  return executor
    .selectDistinct({ number, depart, arrive })
    .from(reportBuyerNumbers)
    .innerJoin(reportImports, ofFinished)
    .where(and(eq(reportBuyerNumbers.companyId, companyId), between(month, firstOf(from), firstOf(to))))
    .orderBy(asc(number), asc(depart), asc(arrive))
}

/** Numbers by which rows were determined without an answer, of one company or all, company by company. */
export function numbersWithoutAnswer(
  executor: Executor,
  companyId: string | undefined,
): Promise<{ companyId: string; number: string }[]> {
  const { companyId: company, number, confirmed } = reportBuyerNumbers
  return executor
    .selectDistinct({ companyId: company, number })
    .from(reportBuyerNumbers)
    .innerJoin(reportImports, ofFinished)
    .where(and(isNull(confirmed), companyId === undefined ? undefined : eq(company, companyId)))
    .orderBy(asc(company), asc(number))
}

/** What the rows of a company's files were determined by, of files that tell of nothing from before a day. */
export function notedNumbers(executor: Executor, companyId: string, since: Day) {
  const { importId, number, month, confirmed, deniedSince } = reportBuyerNumbers
  return executor
    .selectDistinct({ importId, number, month, confirmed, deniedSince })
    .from(reportBuyerNumbers)
    .innerJoin(reportImports, ofFinished)
    .where(and(eq(reportBuyerNumbers.companyId, companyId), gte(reportImports.firstDay, since)))
    .orderBy(asc(importId), asc(number), asc(month))
}

/** The companies whose files name buyers' numbers. */
export async function companiesWithBuyers(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ company_id: string }>(
    // From company to company in the index, not over all of their numbers.
    sql`with recursive found as ((select company_id from report_buyer_numbers order by company_id limit 1) union all select (select next.company_id from report_buyer_numbers next where next.company_id > found.company_id order by next.company_id limit 1) from found where found.company_id is not null) select company_id from found where company_id is not null`,
  )
  return rows.map((row) => row.company_id)
}
