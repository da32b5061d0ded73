import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '#platform/server/columns.ts'

/** Who works together, and on which countries; without countries on all of them. Members who left stay named. */
export const staffTeams = pgTable(
  'staff_teams',
  {
    id: id(),
    name: text('name').notNull(),
    memberIds: jsonb('member_ids').$type<string[]>().notNull(),
    countries: jsonb('countries').$type<string[]>().notNull(),
    /** The country in which it sits, where that is not the agency's: its clock runs by that calendar. */
    seat: text('seat'),
    savedAt: instant('saved_at').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [uniqueIndex('staff_teams_name').on(sql`lower(${table.name})`)],
)
export type TeamRow = typeof staffTeams.$inferSelect
