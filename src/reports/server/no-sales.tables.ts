import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { companyId, day, instant } from '#platform/server/columns.ts'

/**
 * Statements that a shop had no sales in a month, by the seller or by staff for them. One that is revoked, or that sales
 * have proved wrong, stays as it was said.
 */
export const noSalesStatements = pgTable(
  'no_sales_statements',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    /** Kept when the shop is forgotten. Null: of a company without shops here, and of all that it sells. */
    shopId: text('shop_id'),
    /** Its first day. */
    month: day('month').notNull(),
    statedAt: instant('stated_at').notNull(),
    statedByKind: text('stated_by_kind').$type<'seller' | 'staff'>().notNull(),
    statedById: text('stated_by_id').notNull(),
    statedByName: text('stated_by_name').notNull(),
    /** Why staff say it; blank where the seller does. */
    reason: text('reason').notNull(),
    endedAt: instant('ended_at'),
    /** REVOKED: taken back. SALES: a report has sales of the month. */
    endedBy: text('ended_by').$type<'REVOKED' | 'SALES'>(),
    revokedByKind: text('revoked_by_kind').$type<'seller' | 'staff'>(),
    revokedById: text('revoked_by_id'),
    revokedByName: text('revoked_by_name'),
    /** The report with sales. */
    importId: text('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('no_sales_statements_one')
      .on(table.companyId, sql`coalesce(${table.shopId}, '')`, table.month)
      .where(sql`ended_at is null`),
    index('no_sales_statements_month').on(table.companyId, table.month),
  ],
)
export type NoSalesRow = typeof noSalesStatements.$inferSelect
