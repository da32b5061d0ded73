import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#platform/server/columns.ts'
import type { OfficialRate } from '../official-rate.ts'

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

/** Rates by which states convert in their own returns, as published. Only what staff entered can be corrected. */
export const officialRates = pgTable(
  'official_rates',
  {
    source: text('source').$type<OfficialRate['source']>().notNull(),
    /** A month (`2026-03`) or the day of publication. */
    key: text('key').notNull(),
    currency: text('currency').notNull(),
    rate: text('rate').notNull(),
    /** The number of the table, or where the rate stands. */
    document: text('document').notNull(),
    storedAt: instant('stored_at').notNull(),
    /** The member of staff; null where it was fetched. */
    enteredBy: text('entered_by'),
  },
  (table) => [primaryKey({ columns: [table.source, table.key, table.currency] })],
)
