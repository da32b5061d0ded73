import { desc } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Rhythm } from '#catalogue/codes.ts'
import { companyId, createdAt, day, minorUnits } from '#platform/server/columns.ts'
import type { DeclarationKind, DeclarationScheme, FilingStatus } from '../declaration.ts'

/** What is declared to an authority for a period of a registration. */
export const declarations = pgTable(
  'declarations',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    registrationId: text('registration_id').notNull(),
    kind: text('kind').$type<DeclarationKind>().notNull(),
    country: text('country').notNull(),
    scheme: text('scheme').$type<DeclarationScheme>().notNull(),
    frequency: text('frequency').$type<Rhythm>().notNull(),
    /** First and last day of the period, and its name: `2026-Q1`, `2026-03`. */
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    label: text('label').notNull(),
    status: text('status').$type<FilingStatus>().notNull(),
    /** The currency of the return. */
    currency: text('currency').notNull(),
    /** These are null until the figures are calculated. */
    base: minorUnits('base'),
    vat: minorUnits('vat'),
    /** Negative: a credit. */
    payable: minorUnits('payable'),
    dueOn: day('due_on'),
    payBy: day('pay_by'),
    receiptFileId: text('receipt_file_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('declarations_newest').on(table.companyId, desc(table.toDay), desc(table.id)),
  ],
)

export type DeclarationRow = typeof declarations.$inferSelect
