import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, day, id } from '#platform/server/columns.ts'
import type { LicensedAct } from '../licence.ts'

/**
 * Which legal person may do what in which country, under what number, until when; and whose sign-off counts for it. The
 * agency's own, so that no company owns a row. What ended stays: returns were filed under it.
 */
export const licences = pgTable(
  'licences',
  {
    id: id(),
    country: text('country').notNull(),
    act: text('act').$type<LicensedAct>().notNull(),
    /** The agency itself, or a partner firm. */
    holder: text('holder').notNull(),
    number: text('number').notNull(),
    validFrom: day('valid_from').notNull(),
    /** The last day; null where it has none. */
    validUntil: day('valid_until'),
    /** From this day on it no longer counts. */
    endedOn: day('ended_on'),
    /** Members of staff who sign off for the holder. */
    signers: text('signers').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('licences_country').on(table.country, table.act)],
)

export type LicenceRow = typeof licences.$inferSelect
