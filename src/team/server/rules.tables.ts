import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#platform/server/columns.ts'
import { staffTeams } from './teams.tables.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** Who gets a work order of the agency's turn that nobody has. What is null or empty narrows nothing. */
export const assignmentRules = pgTable('assignment_rules', {
  id: id(),
  /** In this order they are tried; two may share one for a moment, then the id decides. */
  position: integer('position').notNull(),
  productCode: text('product_code'),
  country: text('country'),
  /** of the seller */
  lang: text('lang').$type<Lang>(),
  /** Instead of people: whoever is in the team when it is decided, for the countries of the team. */
  teamId: text('team_id').references(() => staffTeams.id),
  staffIds: jsonb('staff_ids').$type<string[]>().notNull(),
  mostOpen: integer('most_open'),
  savedAt: instant('saved_at').notNull(),
  savedByName: text('saved_by_name').notNull(),
})
export type RuleRow = typeof assignmentRules.$inferSelect
