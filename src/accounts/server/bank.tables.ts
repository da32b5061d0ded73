import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant } from '#platform/server/columns.ts'
import { companies, users } from './accounts.tables.ts'

/** Bank details of companies: the current ones, and those that were replaced in the last 14 days. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    companyId: companyId().references(() => companies.id),
    id: text('id').notNull(),
    /** holder, number and BIC, sealed by the secret box */
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('bank_accounts_current')
      .on(table.companyId)
      .where(sql`replaced_at is null`),
  ],
)
