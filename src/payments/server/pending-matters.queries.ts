import { and, eq, sql } from 'drizzle-orm'
import { orderLines, orders } from '#orders/server/orders.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { payments, transfers } from './payments.tables.ts'

/*
 * Drizzle leaves out the table's name in a select of one table, which a subquery needs; so the columns of subqueries are
 * written out.
 */
const ofOrder = sql`from ${payments} where ${payments}.order_id = ${orders}.id and ${payments}.status = 'PENDING'`
const isTransfer = sql`exists (select 1 ${ofOrder} and ${payments}.method = 'BANK_TRANSFER')`
/** The payer is done there: only the provider's answer is missing. */
const isUnderReview = sql`exists (select 1 ${ofOrder} and ${payments}.method <> 'BANK_TRANSFER'
  and ${payments}.session_id is not null and ${payments}.redirect_url is null)`
/** The parts that have arrived: as `dueOf`, for many orders at once. */
const received = sql`(select coalesce(sum(${transfers}.amount), 0) from ${transfers}
  where ${transfers}.order_id = ${orders}.id and ${transfers}.status = 'MATCHED' and ${transfers}.payment_id is null)`
const lines = sql`from ${orderLines} where ${orderLines}.order_id = ${orders}.id`

/**
 * The orders that wait for their buyer's money, until when: one of the selects that `/pendingMatters/list` unites. An
 * order whose payment is under review waits for the provider, not for the buyer.
 */
export function ordersToPay(executor: Executor, companyId: CompanyParam) {
  return executor
    .select({
      id: orders.id,
      what: sql<string>`case when ${isTransfer} then 'TRANSFER' else 'PAYMENT' end`.as('what'),
      kind: sql<string>`'PAYMENT'`.as('kind'),
      name: sql<LocalText | null>`null::jsonb`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: orders.number,
      recordId: sql<string>`${orders.id}`.as('record_id'),
      country: sql<string | null>`null::text`.as('country'),
      subject:
        sql<LocalText>`(select ${orderLines}.name ${lines} order by ${orderLines}.position limit 1)`.as(
          'subject',
        ),
      further: sql<number>`(select count(*)::int - 1 ${lines})`.as('further'),
      amount: sql<number | null>`(${orders.total} - ${received})::int`.as('amount'),
      currency: sql<string | null>`${orders.currency}`.as('currency'),
      dueTime: sql<Date | null>`${orders.expiresAt}`.as('due_time'),
    })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(orders.status, 'AWAITING_PAYMENT').inlineParams(),
        sql`not ${isUnderReview}`,
      ),
    )
}
