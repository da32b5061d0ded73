import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant } from '#platform/server/columns.ts'

/** The number under which an office files a taxpayer, in the form that its files want: not the VAT number. */
export const taxNumbers = pgTable(
  'tax_numbers',
  {
    companyId: companyId(),
    country: text('country').notNull(),
    number: text('number').notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredName: text('entered_name').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.country] })],
)

export type TaxNumberRow = typeof taxNumbers.$inferSelect
