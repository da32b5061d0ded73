import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, instant, localText } from '#platform/server/columns.ts'
import type { CorrectionStatus, Result } from '../corrections.ts'
import { woNodes, workOrders } from './work-orders.tables.ts'

/** What somebody wants to correct in what was handed over, and what another person decided. */
export const woCorrections = pgTable(
  'wo_corrections',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    workOrderId: text('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    /** The step that obtained it. */
    nodeId: text('node_id').notNull(),
    status: text('status').$type<CorrectionStatus>().notNull(),
    before: jsonb('before').$type<Result>().notNull(),
    after: jsonb('after').$type<Result>().notNull(),
    /** The seller reads it once it is approved. */
    reason: localText('reason').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedByName: text('proposed_by_name').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: instant('decided_at'),
    /** Why it was declined, for colleagues. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'wo_corrections_node_of',
      columns: [table.companyId, table.nodeId],
      foreignColumns: [woNodes.companyId, woNodes.id],
    }),
    // One at a time: the next one starts from what this one leads to.
    uniqueIndex('wo_corrections_once')
      .on(table.companyId, table.workOrderId)
      .where(sql`status = 'OPEN'`),
    index('wo_corrections_work_order').on(table.workOrderId, table.proposedAt),
    index('wo_corrections_open')
      .on(table.proposedAt, table.id)
      .where(sql`status = 'OPEN'`),
  ],
)
export type CorrectionRow = typeof woCorrections.$inferSelect
