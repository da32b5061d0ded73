import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import type { HistoryKey, HistoryParams } from '../history.ts'
import { workOrders } from './work-orders.tables.ts'

const workOrderId = () =>
  text('work_order_id')
    .notNull()
    .references(() => workOrders.id)
const staffId = () =>
  text('staff_id')
    .notNull()
    .references(() => staffMembers.id)

/** Who of the staff watches which work order. */
export const woWatchers = pgTable(
  'wo_watchers',
  { workOrderId: workOrderId(), staffId: staffId(), since: instant('since').notNull() },
  (table) => [
    primaryKey({ columns: [table.workOrderId, table.staffId] }),
    index('wo_watchers_staff').on(table.staffId, table.workOrderId),
  ],
)

/** What a member of staff is told about a work order; written with the change that it tells of. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    staffId: staffId(),
    workOrderId: workOrderId(),
    at: instant('at').notNull(),
    key: text('key').$type<HistoryKey>().notNull(),
    params: jsonb('params').$type<HistoryParams>().notNull(),
    actorName: text('actor_name').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('staff_notes_staff').on(table.staffId, table.sequence),
    index('staff_notes_unread')
      .on(table.staffId)
      .where(sql`read_at is null`),
  ],
)

/** The tags of the agency: one list for everybody. */
export const queueTags = pgTable(
  'queue_tags',
  {
    id: id(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [uniqueIndex('queue_tags_name').on(sql`lower(${table.name})`)],
)

/** Which work order has which tag. A tag that is deleted is off everywhere. */
export const woTags = pgTable(
  'wo_tags',
  {
    workOrderId: workOrderId(),
    tagId: text('tag_id')
      .notNull()
      .references(() => queueTags.id, { onDelete: 'cascade' }),
    taggedAt: instant('tagged_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workOrderId, table.tagId] }),
    index('wo_tags_tag').on(table.tagId, table.workOrderId),
  ],
)
