import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { workOrders } from './work-orders.tables.ts'

/** Who of the staff has which work order before them now, a row a window. It says so again and again, or the row goes. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    /** A window of that person's browser. */
    tab: text('tab').notNull(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    isWriting: boolean('is_writing').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.tab] }),
    index('staff_presence_work_order').on(table.workOrderId),
    index('staff_presence_seen').on(table.seenAt),
  ],
)
