import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#platform/server/columns.ts'

/** Reference rates of the European Central Bank, as published: never changed, never deleted. */
export const euroRates = pgTable(
  'euro_rates',
  {
    day: day('day').notNull(),
    currency: text('currency').notNull(),
    /** What one euro is worth, with the decimals as published. */
    perEuro: text('per_euro').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.currency] })],
)
