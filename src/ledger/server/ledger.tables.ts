import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant, minorUnits } from '#platform/server/columns.ts'
import type { LedgerKind } from '../ledger-line.ts'
import type { LineChange } from '../line-changes.ts'
import type { LineStatus } from '../ledger-moves.ts'

/**
 * Documents with input VAT, line by line. A line that was removed keeps its row: an earlier return may name it. One that
 * was sent without typing (`isTyped`) has its country and file alone: its number is the name of its file, and its day and
 * amounts say nothing until somebody enters them.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    /** Raised by every change: whoever reviews names the one that they saw. */
    revision: integer('revision').notNull(),
    status: text('status').$type<LineStatus>().notNull(),
    country: text('country').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    supplier: text('supplier').notNull(),
    /** The supplier's VAT number as the document shows it; blank: it shows none, or entered before it was kept. */
    supplierNumber: text('supplier_number').notNull().default(''),
    /** The number that Poland's KSeF gave the invoice; blank: none. */
    ksef: text('ksef').notNull().default(''),
    /** Of the invoice, certificate or notice. */
    number: text('number').notNull(),
    /** As both are compared. */
    supplierKey: text('supplier_key').notNull(),
    numberKey: text('number_key').notNull(),
    date: day('date').notNull(),
    /** The first day of the month in which it is declared. */
    month: day('month').notNull(),
    currency: text('currency').notNull(),
    net: minorUnits('net').notNull(),
    vat: minorUnits('vat').notNull(),
    /** The part of the VAT that may be deducted, as the reviewer decided. */
    deductible: minorUnits('deductible').notNull(),
    basisPoints: integer('basis_points').notNull(),
    fileId: text('file_id').notNull(),
    /** To the seller: why it was returned, or why not all of it is deducted. */
    note: text('note'),
    createdAt: createdAt(),
    createdById: text('created_by_id').notNull(),
    changedAt: instant('changed_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    reviewedById: text('reviewed_by_id'),
    /** Of staff who entered or corrected it last. Null: the seller did. */
    typedById: text('typed_by_id'),
    /** All staff who entered or corrected it since the seller last did: none of them reviews it. */
    typedByIds: text('typed_by_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of staff who entered it in the seller's place. Null: the seller did, and is told what staff correct in it. */
    enteredById: text('entered_by_id'),
    /** What was changed since it was entered, or decided last. */
    changes: jsonb('changes').$type<LineChange[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // Also finds an earlier line of the same document.
    uniqueIndex('ledger_lines_document')
      .on(table.companyId, table.supplierKey, table.numberKey, table.country, table.kind, table.basisPoints)
      .where(sql`status <> 'REMOVED'`),
    index('ledger_lines_newest').on(table.companyId, table.date, table.id),
    index('ledger_lines_return')
      .on(table.companyId, table.country, table.month)
      .where(sql`status = 'REVIEWED'`),
    // Across all companies, for the staff's list by status: what waits longest first.
    index('ledger_lines_review').on(table.status, table.changedAt, table.id),
  ],
)
export type LedgerRow = typeof ledgerLines.$inferSelect
