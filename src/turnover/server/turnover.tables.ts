import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, day, instant, minorUnits } from '#platform/server/columns.ts'
import type { Comparison, StatementKind } from '../compare-turnover.ts'

/** What somebody reported of a company's sales, as it uploaded it; and how it compares with the company's returns. */
export const turnoverStatements = pgTable(
  'turnover_statements',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    kind: text('kind').$type<StatementKind>().notNull(),
    /** Empty: all of them. */
    channel: text('channel').notNull(),
    country: text('country').notNull(),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    currency: text('currency').notNull(),
    reported: minorUnits('reported').notNull(),
    refunds: minorUnits('refunds'),
    fees: minorUnits('fees'),
    fileName: text('file_name').notNull(),
    uploadedById: text('uploaded_by_id').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Null until it was compared. */
    comparison: jsonb('comparison').$type<Comparison>(),
    comparedAt: instant('compared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('turnover_statements_once').on(
      table.companyId,
      table.kind,
      table.channel,
      table.country,
      table.fromDay,
      table.toDay,
      table.currency,
    ),
    index('turnover_statements_newest').on(table.companyId, table.toDay, table.id),
  ],
)
export type StatementRow = typeof turnoverStatements.$inferSelect
