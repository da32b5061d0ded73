import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, id, instant } from '#platform/server/columns.ts'
import type { Confidence } from '../rates/facts.ts'
import type { Overridden } from '../rates/overridden.ts'

/** VAT rates that staff learnt of after the release. Nothing is ever deleted: a wrong one is withdrawn. */
export const addedTaxRates = pgTable(
  'added_tax_rates',
  {
    id: id(),
    country: text('country').notNull(),
    category: text('category').notNull(),
    basisPoints: integer('basis_points').notNull(),
    /** Both days inclusive. */
    validFrom: day('valid_from').notNull(),
    validUntil: day('valid_until'),
    source: text('source').notNull(),
    confidence: text('confidence').$type<Confidence>().notNull(),
    /** What it overrode when it was added, as of then. */
    overrides: jsonb('overrides').$type<Overridden[]>().notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  (table) => [
    index('added_tax_rates_by_time').on(table.addedAt, table.id),
    index('added_tax_rates_by_country').on(table.country, table.addedAt),
    // Two standard rates from the same day would be ambiguous; reduced ones may coexist.
    uniqueIndex('added_tax_rates_one_from_a_day')
      .on(table.country, table.category, table.validFrom)
      .where(sql`withdrawn_at is null and category <> 'reduced'`),
  ],
)
