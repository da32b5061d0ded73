import { and, asc, eq, lt } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { shops } from '#shops/server/shops.tables.ts'

/** The shops of a company, also those that were removed, which began before a day. */
export function shopsBefore(executor: Executor, companyId: string, day: Day) {
  return executor
    .select({ id: shops.id, name: shops.name, createdAt: shops.createdAt, removedAt: shops.removedAt })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), lt(shops.createdAt, new Date(`${day}T00:00:00Z`))))
    .orderBy(asc(shops.createdAt), asc(shops.id))
}
