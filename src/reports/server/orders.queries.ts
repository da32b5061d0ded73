import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { NOT_SOLD } from '../formats/read-row.ts'
import type { AskedOrder } from '../orders-elsewhere.ts'
import { harmlessText } from './harmless-json.ts'
import type { ImportRow } from './reports.tables.ts'
import { cut, monthOf } from './row-batch.ts'
import type { ImportId } from './transactions.repository.ts'

/** The first days of the months in which other files of a company have rows that count. */
export async function monthsOfOthers(executor: Executor, { companyId, id }: ImportId): Promise<Day[]> {
  const { rows } = await executor.execute<{ month: Day }>(
    sql`select distinct total.month::text as month from transaction_totals total where total.company_id = ${companyId} and exists (select from report_imports other where other.company_id = total.company_id and other.id <> ${id} and total.month between date_trunc('month', other.first_day) and other.last_day) order by 1`,
  )
  return rows.map(({ month }) => month)
}

/** No refund, and no goods moved. */
const IS_SALE = sql`sale.original_day is null and sale.type <> all(${sql.param(NOT_SOLD)}::text[])`

/**
 * When orders were first sold, by the files of a company that were imported to their end, in the order in which they are
 * asked for; null: in none. One statement, whose lists the database looks up in the index of each month.
 */
export async function firstSales(
  executor: Executor,
  { companyId, months }: { companyId: string; months: readonly Day[] },
  orders: readonly AskedOrder[],
): Promise<(Day | null)[]> {
  const asked = orders.map(({ orderId, account }) => ({ orderId: stored(orderId), account: stored(account) }))
  const ids = [...new Set(asked.map(({ orderId }) => orderId))]
  const { rows } = await executor.execute<{ orderId: string; account: string | null; day: Day }>(
    sql`select sale.order_id as "orderId", sale.account, min(sale.day)::text as day from transactions sale join report_imports report on report.company_id = sale.company_id and report.id = sale.import_id and report.status = 'FINISHED' where sale.company_id = ${companyId} and sale.month = any(${sql.param(months)}::date[]) and sale.order_id = any(${sql.param(ids)}::text[]) and ${IS_SALE} group by 1, 2`,
  )
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return asked.map(({ orderId, account }) => {
    // Of rows that were read before accounts were kept it may be any.
    const days = (byOrder.get(orderId) ?? [])
      .filter((one) => one.account === null || one.account === account)
      .map(({ day }) => day)
    return days.toSorted()[0] ?? null
  })
}

const stored = (text: string): string => harmlessText(cut(text))

/**
 * The other files of a company, imported to their end, whose refunds are of orders that a file has sold on another day
 * than they were determined with; the oldest first. The refunds are few, so they come first, and each looks for its sale
 * by itself: the database knows little yet of months that were only just filled.
 */
export async function filesWithRefundsOf(
  executor: Executor,
  { companyId, id, firstDay, lastDay }: ImportRow,
): Promise<string[]> {
  if (firstDay === null || lastDay === null) return []
  // Only refunds from its first month on can be of its sales.
  const months = (await monthsOfOthers(executor, { companyId, id })).filter(
    (month) => month >= monthOf(firstDay),
  )
  if (months.length === 0) return []
  const { rows } = await executor.execute<{ id: string }>(
    sql`with refund as materialized (select import_id, order_id, account, day, original_day from transactions where company_id = ${companyId} and month = any(${sql.param(months)}::date[]) and original_day is not null and order_id <> '' and import_id <> ${id}), found as (select distinct refund.import_id from refund cross join lateral (select from transactions sale where sale.company_id = ${companyId} and sale.order_id = refund.order_id and sale.month between ${monthOf(firstDay)} and ${lastDay} and sale.import_id = ${id} and ${IS_SALE} and (sale.account = refund.account or refund.account is null) and sale.day <> refund.original_day and sale.day <= refund.day limit 1) sold) select report.id from report_imports report join found on found.import_id = report.id where report.company_id = ${companyId} and report.status = 'FINISHED' order by report.created_at, report.id`,
  )
  return rows.map(({ id: found }) => found)
}

/**
 * The same of a file whose rows count no more: its sales were the ones by which those refunds were determined. The database
 * does not know yet that they lie among the withdrawn ones, takes them for few, and would go through all of them for each
 * refund.
 */
export async function filesWithRefundsOfWithdrawn(
  tx: Transaction,
  { companyId, id, firstDay }: ImportRow,
): Promise<string[]> {
  if (firstDay === null) return []
  await tx.execute(sql`set local enable_nestloop = off`)
  const { rows } = await tx.execute<{ id: string }>(
    sql`with refund as materialized (select import_id, order_id, original_day from transactions where company_id = ${companyId} and month >= date_trunc('month', ${firstDay}::date) and original_day is not null and order_id <> ''), sale as materialized (select order_id, day from withdrawn_transactions sale where sale.company_id = ${companyId} and sale.import_id = ${id} and ${IS_SALE}), found as materialized (select distinct refund.import_id from refund join sale on sale.order_id = refund.order_id and sale.day = refund.original_day) select report.id from report_imports report where report.company_id = ${companyId} and report.status = 'FINISHED' and report.id = any(array(select import_id from found)) order by report.created_at, report.id`,
  )
  await tx.execute(sql`set local enable_nestloop = on`)
  return rows.map(({ id: found }) => found)
}
