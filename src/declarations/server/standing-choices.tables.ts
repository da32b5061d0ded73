import { desc } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant, localText, minorUnits } from '#platform/server/columns.ts'
import type { StandingChoice } from '../silence.ts'

/** What a company chose for the days on which nobody answers, by country, as signed. The newest row counts; none changes. */
export const standingChoices = pgTable(
  'standing_choices',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    country: text('country').notNull(),
    /** ASK: the choice before is withdrawn. */
    choice: text('choice').$type<StandingChoice>().notNull(),
    /** FILE: what is to pay lies between these. */
    bandFrom: minorUnits('band_from'),
    bandTo: minorUnits('band_to'),
    currency: text('currency').notNull(),
    /** The text that was signed, and its version. */
    version: text('version').notNull(),
    statement: localText('statement').notNull(),
    /** As the person wrote their name. */
    signature: text('signature').notNull(),
    signedBy: text('signed_by').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('standing_choices_country').on(table.companyId, table.country, desc(table.signedAt)),
  ],
)

export type StandingChoiceRow = typeof standingChoices.$inferSelect
