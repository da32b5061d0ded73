import { and, between, eq, isNull, sql, type Placeholder } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { shopAuthorisations, shops } from './shops.tables.ts'

/** Consents at Amazon, by the first day without them: one of the selects that the calendar unites. */
export function authorisationsEnding(
  executor: Executor,
  companyId: CompanyParam,
  days: { from: Placeholder; to: Placeholder },
) {
  return executor
    .select({
      what: sql<string>`'shop'`.as('what'),
      id: sql<string>`${shops.id}`.as('id'),
      day: sql<Day>`${shopAuthorisations.expiresOn}::text`.as('day'),
      country: sql<string | null>`null::text`.as('country'),
      name: sql<LocalText>`jsonb_build_object('en', ${shops.name}, 'zh', ${shops.name})`.as('name'),
      workOrderId: sql<string | null>`null::text`.as('work_order_id'),
    })
    .from(shopAuthorisations)
    .innerJoin(
      shops,
      and(eq(shops.companyId, shopAuthorisations.companyId), eq(shops.id, shopAuthorisations.shopId)),
    )
    .where(
      and(
        eq(shopAuthorisations.companyId, companyId),
        eq(shopAuthorisations.status, 'GRANTED').inlineParams(),
        isNull(shops.removedAt),
        between(shopAuthorisations.expiresOn, days.from, days.to),
      ),
    )
}
