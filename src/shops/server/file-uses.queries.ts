import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { shopNotices } from './shop-notices.tables.ts'
import { shops } from './shops.tables.ts'

/** The shops with a notice, not yet closed, whose screenshot a file is. */
export function shopsWithNoticeOf(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ name: string }[]> {
  return executor
    .select({ name: shops.name })
    .from(shopNotices)
    .innerJoin(shops, and(eq(shops.companyId, shopNotices.companyId), eq(shops.id, shopNotices.shopId)))
    .where(
      and(
        eq(shopNotices.companyId, companyId),
        eq(shopNotices.screenshotId, fileId),
        ne(shopNotices.status, 'CLOSED'),
      ),
    )
}
