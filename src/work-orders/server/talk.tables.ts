import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant, localText } from '#platform/server/columns.ts'
import { workOrders } from './work-orders.tables.ts'

/** What the agency and the seller write each other about a work order. Append-only, but for the reading. */
export const woTalk = pgTable(
  'wo_talk',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    at: instant('at').notNull(),
    text: localText('text').notNull(),
    actorKind: text('actor_kind').$type<'seller' | 'staff'>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** When somebody of the other side saw it first. */
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('wo_talk_work_order').on(table.workOrderId, table.at, table.id),
    index('wo_talk_company').on(table.companyId, table.workOrderId),
    // Asked for each row of the queue; read messages have left it.
    index('wo_talk_unread')
      .on(table.workOrderId)
      .where(sql`${table.actorKind} = 'seller' and ${table.readAt} is null`),
  ],
)
