import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { opaqueDay, type CompanyParam, type DayParam } from '#platform/server/opaque.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { NOTICE_DAYS } from '../authorisation.ts'
import { shopAuthorisations, shops } from './shops.tables.ts'

/**
 * Shops that wait for the seller: never connected at Amazon, about to end, ended, withdrawn there, or with an account in
 * another company's name that no member has confirmed. One of
 * the selects that `/pendingMatters/list` unites; it says in SQL what `statusOf` says of one shop. What the company
 * withdrew itself waits for nothing.
 */
export function shopsToAuthorise(executor: Executor, companyId: CompanyParam, today: DayParam) {
  const status = sql`coalesce(${shopAuthorisations.status}, 'NONE')`
  const isOther = sql`(${status} = 'GRANTED' and ${shopAuthorisations.accountIs} = 'OTHER' and ${shopAuthorisations.confirmedAt} is null)`
  const ends = lte(shopAuthorisations.expiresOn, opaqueDay(today, NOTICE_DAYS))
  return executor
    .select({
      id: shops.id,
      what: sql<string>`case when ${isOther} then 'SHOP_CONFIRM' when ${status} = 'NONE' then 'SHOP_CONNECT' when ${status} = 'BROKEN' then 'SHOP_BROKEN' else 'SHOP_RENEW' end`.as(
        'what',
      ),
      kind: sql<string>`case when ${status} = 'NONE' or ${isOther} then 'SHOP_CONNECT' else 'SHOP_RENEW' end`.as(
        'kind',
      ),
      name: sql<LocalText | null>`jsonb_build_object('en', ${shops.name}, 'zh', ${shops.name})`.as('name'),
      dueOn:
        sql<Day | null>`case when ${status} = 'GRANTED' and not ${isOther} then ${shopAuthorisations.expiresOn}::text end`.as(
          'due_on',
        ),
      number: sql<string>`coalesce(${shops.sellerId}, '')`.as('number'),
      recordId: sql<string>`${shops.id}`.as('record_id'),
      country: sql<string | null>`null::text`.as('country'),
      subject: sql<LocalText>`jsonb_build_object('en', 'Amazon', 'zh', 'Amazon')`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(shops)
    .leftJoin(
      shopAuthorisations,
      and(eq(shopAuthorisations.companyId, shops.companyId), eq(shopAuthorisations.shopId, shops.id)),
    )
    .where(
      and(
        eq(shops.companyId, companyId),
        eq(shops.marketplace, 'AMAZON').inlineParams(),
        isNull(shops.removedAt),
        or(sql`${status} in ('NONE', 'BROKEN')`, isOther, and(sql`${status} <> 'REVOKED'`, ends)),
      ),
    )
}
