import { boolean, date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId } from '#platform/server/columns.ts'
import { reportImports } from './reports.tables.ts'

/**
 * The VAT numbers of a report's buyers about which a register can be asked, and what it had said when the rows were
 * determined: once for each month and way of the goods.
 */
export const reportBuyerNumbers = pgTable(
  'report_buyer_numbers',
  {
    companyId: companyId(),
    importId: text('import_id').notNull(),
    /** With its country letters. */
    number: text('number').notNull(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    depart: text('depart').notNull(),
    arrive: text('arrive').notNull(),
    /** Whether the register ever confirmed it; null: it had not answered yet. */
    confirmed: boolean('confirmed'),
    /** The first day since then on which it denied it. */
    deniedSince: date('denied_since', { mode: 'string' }),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.importId, table.number, table.month, table.depart, table.arrive],
    }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [reportImports.companyId, reportImports.id],
    }),
    index('report_buyer_numbers_month').on(table.companyId, table.month),
  ],
)
