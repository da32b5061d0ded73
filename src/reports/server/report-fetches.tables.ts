import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import { shops } from '#shops/server/shops.tables.ts'
import type { FetchStatus } from '../fetch-states.ts'

/** Reports that a marketplace is asked for, one for each month of a shop. */
export const reportFetches = pgTable(
  'report_fetches',
  {
    companyId: companyId(),
    shopId: text('shop_id').notNull(),
    /** Its first day. */
    month: day('month').notNull(),
    status: text('status').$type<FetchStatus>().notNull(),
    /** The marketplace's own id of the report that was ordered. */
    reportId: text('report_id'),
    orderedAt: instant('ordered_at'),
    importId: text('import_id'),
    /** Why the last question had no answer, or why it is given up. */
    fault: text('fault'),
    /** Questions without an answer, one after the other. */
    tries: integer('tries').notNull().default(0),
    /** Reports that the marketplace could not make. */
    failures: integer('failures').notNull().default(0),
    /** Not before this instant, where the marketplace limits the questions. */
    askAgainAt: instant('ask_again_at'),
    /** Null where the portal asks by itself. */
    askedById: text('asked_by_id'),
    createdAt: createdAt(),
    /** When somebody, or the portal, last asked for it anew. */
    startedAt: instant('started_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.shopId, table.month] }),
    foreignKey({ columns: [table.companyId, table.shopId], foreignColumns: [shops.companyId, shops.id] }),
    index('report_fetches_import')
      .on(table.companyId, table.importId)
      .where(sql`import_id is not null`),
  ],
)
export type FetchRow = typeof reportFetches.$inferSelect
