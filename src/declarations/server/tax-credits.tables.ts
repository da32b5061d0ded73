import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, day, instant, minorUnits } from '#platform/server/columns.ts'
import type { CreditEvidence } from '../tax/tax-credit.ts'

/** What an authority owes a company for a declaration, followed to its end. */
export const taxCredits = pgTable(
  'tax_credits',
  {
    companyId: companyId(),
    declarationId: text('declaration_id').notNull(),
    /** Raised by every change: whoever acts names the one that they saw. */
    revision: integer('revision').notNull(),
    /** What the authority asks for before it pays back. */
    asked: text('asked'),
    /** When it was last asked for; null where that was before this was kept. */
    askedAt: instant('asked_at'),
    evidence: jsonb('evidence').$type<readonly CreditEvidence[]>().notNull().default([]),
    refunded: minorUnits('refunded').notNull().default(0),
    refundedOn: day('refunded_on'),
    /** What the authority kept for other debts. */
    setOff: minorUnits('set_off').notNull().default(0),
    /** Of the account into which it was paid. */
    holder: text('holder'),
    iban: text('iban'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.declarationId] }),
    index('tax_credits_asked')
      .on(table.companyId)
      .where(sql`asked is not null`),
  ],
)
export type TaxCreditRow = typeof taxCredits.$inferSelect
