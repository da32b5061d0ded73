import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { ConfirmationFacts } from '../confirmation-facts.ts'

/** What a letter says, as it was on the day of issue: a letter never changes. */
export type ConfirmationContent = ConfirmationFacts & {
  company: { name: string; nameOriginal: string | null }
  service: LocalText
  productCode: string
  country: string
  workOrderNumber: string
  agency: { name: string; address: readonly string[]; email: string }
}

/**
 * Letters that say how far a work order is, each to be checked by its code. The table keeps the name under which
 * archives and copies of the database know it; letters from authorities are in `authority_letters`.
 */
export const confirmations = pgTable(
  'letters',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    workOrderId: text('work_order_id').notNull(),
    content: jsonb('content').$type<ConfirmationContent>().notNull(),
    /** For looking it up by its code. */
    codeHash: text('code_hash').notNull(),
    /** For printing it again. */
    sealedCode: text('sealed_code').notNull(),
    issuedOn: day('issued_on').notNull(),
    createdAt: createdAt(),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** When a newer letter on the same work order was issued. */
    replacedAt: instant('replaced_at'),
    revokedAt: instant('revoked_at'),
    /** How often, and when last, somebody looked it up by its code. Who, nobody asks. */
    lookUps: integer('look_ups').notNull().default(0),
    lookedUpAt: instant('looked_up_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('letters_number').on(table.companyId, table.number),
    index('letters_work_order').on(table.companyId, table.workOrderId, table.number),
    // The staff's list, over all companies.
    index('letters_newest').on(table.createdAt, table.id),
    index('letters_by_number').on(table.number),
    // Across all companies: whoever checks a letter knows nothing but its code.
    uniqueIndex('letters_code').on(table.codeHash),
  ],
)
export type ConfirmationRow = typeof confirmations.$inferSelect
