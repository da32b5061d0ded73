import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, instant } from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { SumsByCurrency } from '../import-states.ts'
import type { Severity } from '../issues.ts'
import type { FieldParams } from '../fault-params.ts'
import { reportImports } from './reports.tables.ts'

/** What is wrong with some rows of a report, and what to do: the same for all of them. */
export const reportIssueCauses = pgTable(
  'report_issue_causes',
  {
    companyId: companyId(),
    importId: text('import_id').notNull(),
    cause: integer('cause').notNull(),
    code: text('code').notNull(),
    severity: text('severity').$type<Severity>().notNull(),
    /** The file's own name of the column; null: the row as a whole, or a fact about the company. */
    column: text('column'),
    /** With placeholders for what differs from row to row. */
    reason: jsonb('reason').$type<LocalText>().notNull(),
    fix: jsonb('fix').$type<LocalText>().notNull(),
    count: integer('count').notNull(),
    /** What waits for an answer. */
    sums: jsonb('sums').$type<SumsByCurrency>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.cause] }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [reportImports.companyId, reportImports.id],
    }),
  ],
)
export type CauseRow = typeof reportIssueCauses.$inferSelect

/** The rows that a cause was found in. A row may have several. */
export const reportIssues = pgTable(
  'report_issues',
  {
    companyId: companyId(),
    importId: text('import_id').notNull(),
    line: integer('line').notNull(),
    /** Which of the line's issues. */
    place: integer('place').notNull(),
    cause: integer('cause').notNull(),
    /** As the file has it, cut. */
    value: text('value').notNull(),
    params: jsonb('params').$type<FieldParams>(),
    /** Minor units that are in no total until it is mended. */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    /** The row by its own key, where money waits: a later file that has it mends it. */
    rowId: uuid('row_id'),
    /** Of the row, as far as it can be read: its month by the first day, the way of its goods, and what they are. */
    month: date('month', { mode: 'string' }),
    depart: text('depart'),
    arrive: text('arrive'),
    sku: text('sku'),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.line, table.place] }),
    index('report_issues_cause').on(table.companyId, table.importId, table.cause, table.line),
    index('report_issues_waiting')
      .on(table.companyId, table.rowId)
      .where(sql`resolved_at is null and row_id is not null`),
    // For a file that is withdrawn: what its rows had mended waits again.
    index('report_issues_mended')
      .on(table.companyId, table.rowId)
      .where(sql`resolved_at is not null and row_id is not null`),
  ],
)
