import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant } from '#platform/server/columns.ts'
import type { CausedChange, Facts } from '../fact-changes.ts'
import { reportImports } from './reports.tables.ts'

/** What was known of a company when rows were determined: few rows a company. The id is a hash of the facts. */
export const reportFacts = pgTable(
  'report_facts',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    facts: jsonb('facts').$type<Facts>().notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/** The rows of a report were determined anew, because facts about the company had changed. */
export const reportRejudgements = pgTable(
  'report_rejudgements',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    importId: text('import_id').notNull(),
    /** What changed, who said so and when. Empty: what was known before is not known any more. */
    changes: jsonb('changes').$type<readonly CausedChange[]>().notNull(),
    beganAt: instant('began_at').notNull(),
    /** Null while it is being done. */
    endedAt: instant('ended_at'),
    rowsChanged: integer('rows_changed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('report_rejudgements_import').on(table.companyId, table.importId),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [reportImports.companyId, reportImports.id],
    }),
  ],
)
export type RejudgementRow = typeof reportRejudgements.$inferSelect
