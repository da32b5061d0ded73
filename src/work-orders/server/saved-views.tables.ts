import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import type { AskedFilter } from '../staff/saved-views-contract.ts'

/** Views of the queue that staff keep, for themselves or for all. */
export const savedQueueViews = pgTable(
  'saved_queue_views',
  {
    id: id(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    name: text('name').notNull(),
    shared: boolean('shared').notNull(),
    filter: jsonb('filter').$type<AskedFilter>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('saved_queue_views_staff').on(table.staffId)],
)
