import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant, localText } from '#platform/server/columns.ts'
import type { MandateEnd, MandateStatus } from '../mandate-states.ts'
import type { MandateScope } from '../mandate-scope.ts'

/**
 * What a company signed so that the agency may act for it in a country. A row comes from an accepted step of work, or
 * from a document that was signed again; what ended stays as its history.
 */
export const mandates = pgTable(
  'mandates',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    country: text('country').notNull(),
    scope: text('scope').$type<MandateScope>().notNull(),
    productName: localText('product_name').notNull(),
    workOrderId: text('work_order_id').notNull(),
    workOrderNumber: text('work_order_number').notNull(),
    /** The step whose document it is; a document that was signed again has the same. */
    nodeId: text('node_id').notNull(),
    fileId: text('file_id').notNull(),
    status: text('status').$type<MandateStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** The day of the signature, as the check read it from the document. */
    signedOn: day('signed_on').notNull(),
    /** The last day on which it counts; null where the document says: until it is revoked. */
    expiresOn: day('expires_on'),
    /** From this day on it no longer counts, whatever its document says. */
    endedOn: day('ended_on'),
    endReason: text('end_reason').$type<MandateEnd>(),
    endedByKind: text('ended_by_kind').$type<'seller' | 'staff' | 'system'>(),
    endedByName: text('ended_by_name'),
    /** Why staff ended or returned it, as the seller reads it. */
    reason: localText('reason'),
    /** The mandate that this one takes the place of, where it was signed again. */
    replacesId: text('replaces_id'),
    /** Of the steps before its last day, the last one that was told: 60 or 30. */
    toldDays: integer('told_days'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('mandates_once')
      .on(table.companyId, table.nodeId)
      .where(sql`status = 'IN_FORCE'`),
    uniqueIndex('mandates_one_renewal')
      .on(table.companyId, table.replacesId)
      .where(sql`status in ('SUBMITTED', 'RETURNED')`),
    index('mandates_country').on(table.companyId, table.country, table.scope),
    index('mandates_listed').on(table.companyId, table.createdAt),
    index('mandates_work_order').on(table.workOrderId),
    index('mandates_submitted')
      .on(table.createdAt)
      .where(sql`status = 'SUBMITTED'`),
    index('mandates_expiring')
      .on(table.expiresOn)
      .where(sql`status = 'IN_FORCE' and expires_on is not null`),
  ],
)
export type MandateRow = typeof mandates.$inferSelect
