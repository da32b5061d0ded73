import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { opaqueDay, type CompanyParam, type DayParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { filingTerms, servicePeriods } from '#registrations/server/registrations.tables.ts'
import { shops } from '#shops/server/shops.tables.ts'
import { noSalesStatements } from './no-sales.tables.ts'
import { reportFetches } from './report-fetches.tables.ts'
import { reportImports } from './reports.tables.ts'

/** How many days into the next month a report can exist: on the third everywhere, so from the fourth on here. */
const READY_DAYS = 3

const month = sql`lacking.month`

/** Whether a report of the shop, or of no shop in particular, has sales of the month. */
const isImported = sql`exists (select from ${reportImports}
  where ${reportImports.companyId} = ${shops.companyId} and ${reportImports.status} = 'FINISHED'
    and (${reportImports.shopId} = ${shops.id} or ${reportImports.shopId} is null)
    and case when ${reportImports.saleDays} is null
      then date_trunc('month', ${reportImports.firstDay}::timestamp) <= ${month} and ${reportImports.lastDay} >= ${month}::date
      else ${reportImports.saleDays} ? to_char(${month}, 'YYYY-MM') end)`

/** Whether it is stated that there was none. */
const isStated = sql`exists (select from ${noSalesStatements}
  where ${noSalesStatements.companyId} = ${shops.companyId} and ${noSalesStatements.shopId} = ${shops.id}
    and ${noSalesStatements.month} = ${month}::date and ${noSalesStatements.endedAt} is null)`

/** Whether the marketplace has answered for it, or is asked. */
const isFetched = sql`exists (select from ${reportFetches}
  left join ${reportImports} on ${reportImports.companyId} = ${reportFetches.companyId}
    and ${reportImports.id} = ${reportFetches.importId}
  where ${reportFetches.companyId} = ${shops.companyId} and ${reportFetches.shopId} = ${shops.id}
    and ${reportFetches.month} = ${month}::date
    and (${reportFetches.status} in ('WAITING', 'ORDERED', 'NO_SALES')
      or (${reportFetches.status} = 'IMPORTED' and ${reportImports.status} not in ('FAILED', 'CANCELLED', 'WITHDRAWING', 'WITHDRAWN'))))`

/** Since when the shop is here, or sold according to a report of its own. */
const begins = sql`least(${shops.createdAt}::timestamp, (select min(${reportImports.firstDay})::timestamp from ${reportImports}
  where ${reportImports.companyId} = ${shops.companyId} and ${reportImports.shopId} = ${shops.id}
    and ${reportImports.status} = 'FINISHED'))`

/**
 * Months of shops that nobody has reported, while the period of a return over them still runs; once it is over, the
 * return itself waits for them. One of the selects that `/pendingMatters/list` unites.
 */
export function monthsToReport(executor: Executor, companyId: CompanyParam, today: DayParam) {
  const over = opaqueDay(today, -READY_DAYS)
  const named = (lang: 'en' | 'zh') =>
    lang === 'en'
      ? sql`${shops.name} || ', ' || to_char(${month}, 'FMMonth YYYY')`
      : sql`${shops.name} || '，' || to_char(${month}, 'YYYY"年"FMMM"月"')`
  return executor
    .select({
      id: sql<string>`${shops.id} || '_' || to_char(${month}, 'YYYY-MM')`.as('id'),
      what: sql<string>`'SHOP_MONTH'`.as('what'),
      kind: sql<string>`'SHOP_MONTH'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', ${named('en')}, 'zh', ${named('zh')})`.as('name'),
      dueOn: sql<string | null>`min(${servicePeriods.dueOn})::text`.as('due_on'),
      number: sql<string>`''`.as('number'),
      recordId: sql<string>`${shops.id}`.as('record_id'),
      country: sql<string | null>`null::text`.as('country'),
      subject: sql<LocalText>`jsonb_build_object('en', ${shops.name}, 'zh', ${shops.name})`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(shops)
    .innerJoin(servicePeriods, eq(servicePeriods.companyId, shops.companyId))
    .innerJoin(filingTerms, eq(filingTerms.id, servicePeriods.termId))
    .innerJoin(
      // Up to the last month that is over, and whose report can exist.
      sql`lateral generate_series(
        date_trunc('month', greatest(${servicePeriods.fromDay}::timestamp, ${begins})),
        date_trunc('month', ${over}::timestamp) - interval '1 month', interval '1 month') as lacking(month)`,
      sql`true`,
    )
    .where(
      and(
        eq(shops.companyId, companyId),
        isNull(shops.removedAt),
        eq(servicePeriods.state, 'OPEN').inlineParams(),
        eq(filingTerms.status, 'RUNNING').inlineParams(),
        sql`${servicePeriods.toDay} >= ${opaqueDay(today, 0)}`,
        // Most periods of a term are over or have not begun: they are passed over before their months are listed.
        sql`${servicePeriods.dueOn} >= ${opaqueDay(today, 0)}`,
        sql`${servicePeriods.fromDay} < date_trunc('month', ${over}::timestamp)::date`,
        sql`(${filingTerms.country} = 'GB') = (${shops.region} = 'GB')`,
        sql`not ${isImported}`,
        sql`not ${isFetched}`,
        sql`not ${isStated}`,
      ),
    )
    .groupBy(shops.companyId, shops.id, shops.name, month)
}
