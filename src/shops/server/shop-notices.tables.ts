import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import type { NoticeCause } from '../notice-cause.ts'
import type { NoticeStatus } from '../notices.ts'
import { shops } from './shops.tables.ts'

/** What a marketplace wrote about a shop, as a case with a day until which it has to be answered. */
export const shopNotices = pgTable(
  'shop_notices',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    shopId: text('shop_id').notNull(),
    /** The number that it is about, as it stood then; null where it is about something else. */
    number: text('number'),
    /** Its words; empty where there is only a screenshot. */
    text: text('text').notNull(),
    screenshotId: text('screenshot_id'),
    /** Null where the marketplace names none. */
    graceUntil: day('grace_until'),
    status: text('status').$type<NoticeStatus>().notNull(),
    /** What differed between the shop and the others when the notice came. */
    causes: jsonb('causes').$type<NoticeCause[]>().notNull(),
    /** What was answered, or how it ended. */
    note: text('note').notNull(),
    createdAt: createdAt(),
    createdById: text('created_by_id').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.shopId], foreignColumns: [shops.companyId, shops.id] }),
    // Across all companies, for the list of the staff: what is open, by its day.
    index('shop_notices_grace').on(table.status, table.graceUntil),
    index('shop_notices_in_order').on(
      sql`(case status when 'OPEN' then 0 when 'ANSWERED' then 1 else 2 end)`,
      table.graceUntil,
      sql`${table.createdAt} desc`,
      table.id,
    ),
  ],
)
export type NoticeRow = typeof shopNotices.$inferSelect
