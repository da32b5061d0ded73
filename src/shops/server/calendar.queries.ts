import { and, between, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { shopAuthorisations, shops } from './shops.tables.ts'

/** Consents at Amazon, by the first day without them. */
export function authorisationsEnding(executor: Executor, companyId: string, days: { from: Day; to: Day }) {
  return executor
    .select({ id: shops.id, name: shops.name, day: shopAuthorisations.expiresOn })
    .from(shopAuthorisations)
    .innerJoin(
      shops,
      and(eq(shops.companyId, shopAuthorisations.companyId), eq(shops.id, shopAuthorisations.shopId)),
    )
    .where(
      and(
        eq(shopAuthorisations.companyId, companyId),
        eq(shopAuthorisations.status, 'GRANTED'),
        isNull(shops.removedAt),
        between(shopAuthorisations.expiresOn, days.from, days.to),
      ),
    )
}
export type AuthorisationEnding = Awaited<ReturnType<typeof authorisationsEnding>>[number]
