import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant, minorUnits } from '#platform/server/columns.ts'
import type { AuthorityCredit, TaxPayee, TaxProof, TaxToDo } from '../tax/tax-payment.ts'

/** How the tax of a declaration is paid: what the seller sent, and, apart from it, what the authority credited. */
export const taxPayments = pgTable(
  'tax_payments',
  {
    companyId: companyId(),
    declarationId: text('declaration_id').notNull(),
    /** Raised by every change: whoever acts names the one that they saw. */
    revision: integer('revision').notNull(),
    /** As staff entered it; null: what is known of the state, if anything. */
    payee: jsonb('payee').$type<TaxPayee>(),
    proofs: jsonb('proofs').$type<readonly TaxProof[]>().notNull().default([]),
    credits: jsonb('credits').$type<readonly AuthorityCredit[]>().notNull().default([]),
    toDos: jsonb('to_dos').$type<readonly TaxToDo[]>().notNull().default([]),
    /** The sum of `credits`. */
    credited: minorUnits('credited').notNull().default(0),
    openToDos: integer('open_to_dos').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.declarationId] }),
    // Across all companies, for the staff's list of differences.
    index('tax_payments_to_dos')
      .on(table.changedAt, table.declarationId)
      .where(sql`open_to_dos > 0`),
  ],
)
export type TaxPaymentRow = typeof taxPayments.$inferSelect
