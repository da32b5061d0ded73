import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { shops } from '#shops/server/shops.tables.ts'

/** The shops of a company, also those that were removed. */
export function shopsOfCompany(executor: Executor, companyId: string) {
  return executor
    .select({ id: shops.id, name: shops.name, createdAt: shops.createdAt, removedAt: shops.removedAt })
    .from(shops)
    .where(eq(shops.companyId, companyId))
    .orderBy(asc(shops.createdAt), asc(shops.id))
}
