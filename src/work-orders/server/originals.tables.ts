import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, day, instant, localText } from '#platform/server/columns.ts'
import type {
  Holder,
  OriginalAction,
  OriginalKind,
  OriginalStatus,
  Treated,
  Treatment,
} from '../originals/originals.ts'
import { workOrders } from './work-orders.tables.ts'

/** A paper of a work order, and where it is now. */
export const woOriginals = pgTable(
  'wo_originals',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    /** The step that needs it. */
    nodeId: text('node_id'),
    kind: text('kind').$type<OriginalKind>().notNull(),
    title: localText('title').notNull(),
    copies: integer('copies').notNull(),
    needs: text('needs').array().$type<Treatment[]>().notNull(),
    done: jsonb('done').$type<Treated>().notNull(),
    status: text('status').$type<OriginalStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** By when the seller has to send it. */
    dueOn: day('due_on'),
    holder: text('holder').$type<Holder>(),
    holderName: text('holder_name'),
    courier: text('courier'),
    tracking: text('tracking'),
    validUntil: day('valid_until'),
    comesBack: boolean('comes_back').notNull(),
    note: localText('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('wo_originals_work_order').on(table.companyId, table.workOrderId, table.createdAt),
    index('wo_originals_to_send')
      .on(table.companyId, table.dueOn)
      .where(sql`status = 'ASKED'`),
    // For the lists of the staff, over all companies.
    index('wo_originals_status').on(table.status, table.statusSince, table.id),
    index('wo_originals_expiring')
      .on(table.validUntil, table.id)
      .where(sql`valid_until is not null and status in ('ASKED', 'ON_THE_WAY', 'HERE', 'OUT')`),
  ],
)
export type OriginalRow = typeof woOriginals.$inferSelect

/** Where it went, move by move. Append-only. */
export const woOriginalMoves = pgTable(
  'wo_original_moves',
  {
    companyId: companyId(),
    originalId: text('original_id').notNull(),
    number: integer('number').notNull(),
    action: text('action').$type<OriginalAction>().notNull(),
    on: day('on').notNull(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').$type<'seller' | 'staff'>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    courier: text('courier'),
    tracking: text('tracking'),
    holder: text('holder').$type<Holder>(),
    holderName: text('holder_name'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.originalId, table.number] })],
)
export type OriginalMoveRow = typeof woOriginalMoves.$inferSelect
