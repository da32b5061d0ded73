import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { workOrders } from './work-orders.tables.ts'

/** Something that one of the staff is to do about a work order; sellers never see it. */
export const woTasks = pgTable(
  'wo_tasks',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    text: text('text').notNull(),
    /** By when; null where it does not matter. */
    dueOn: day('due_on'),
    /** Whose task it is. */
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    doneAt: instant('done_at'),
    doneByName: text('done_by_name'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('wo_tasks_work_order').on(table.workOrderId, table.createdAt),
    // For the list of each member of staff, over all companies.
    index('wo_tasks_open')
      .on(table.staffId, table.dueOn, table.id)
      .where(sql`done_at is null`),
    index('wo_tasks_given')
      .on(table.createdBy, table.dueOn, table.id)
      .where(sql`done_at is null`),
    index('wo_tasks_done')
      .on(table.staffId, table.doneAt, table.id)
      .where(sql`done_at is not null`),
  ],
)
export type TaskRow = typeof woTasks.$inferSelect
