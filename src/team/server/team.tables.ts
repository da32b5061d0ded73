import { boolean, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '#platform/server/columns.ts'

/** How many working days the agency allows itself, by service and step; the general one has neither. */
export const serviceLevels = pgTable(
  'service_levels',
  {
    id: id(),
    productCode: text('product_code'),
    step: text('step'),
    days: integer('days').notNull(),
    firstDays: integer('first_days').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [unique('service_levels_of').on(table.productCode, table.step).nullsNotDistinct()],
)
export type ServiceLevelRow = typeof serviceLevels.$inferSelect

/** Days that the agency has off, or on which it works, against its country's calendar. */
export const agencyDays = pgTable('agency_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  works: boolean('works').notNull(),
  name: text('name').notNull(),
  savedAt: instant('saved_at').notNull(),
  savedByName: text('saved_by_name').notNull(),
})
export type AgencyDayRow = typeof agencyDays.$inferSelect

/** The same for other countries: where clerks sit, and where authorities do. */
export const countryDays = pgTable(
  'country_days',
  {
    country: text('country').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    works: boolean('works').notNull(),
    name: text('name').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day] })],
)
export type CountryDayRow = typeof countryDays.$inferSelect
