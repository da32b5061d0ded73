import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, localText } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'

/** Texts that staff use again, for themselves or for all. */
export const textBlocks = pgTable(
  'text_blocks',
  {
    id: id(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    name: text('name').notNull(),
    shared: boolean('shared').notNull(),
    text: localText('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('text_blocks_staff').on(table.staffId)],
)
