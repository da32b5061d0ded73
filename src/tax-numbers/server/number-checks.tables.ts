import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#platform/server/columns.ts'
import type { CheckOutcome, RegisterName } from './vat-register.ts'

/**
 * The answers of the VAT registers, with their times: the proof that a number was in force on a day. Rows are only ever
 * added. Silence is stored too, as silence.
 */
export const vatNumberChecks = pgTable(
  'vat_number_checks',
  {
    id: id(),
    /** with its country letters */
    vatNumber: text('vat_number').notNull(),
    register: text('register').$type<RegisterName>().notNull(),
    outcome: text('outcome').$type<CheckOutcome>().notNull(),
    /** why there is no result, in the register's word */
    fault: text('fault'),
    /** VIES: request identifier; HMRC: consultation number */
    consultationNumber: text('consultation_number'),
    /** the VAT number in whose name the register was asked; without one there is no consultation number */
    requester: text('requester'),
    /** as the register publishes them; null where it does not */
    publishedName: text('published_name'),
    publishedAddress: text('published_address'),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [index('vat_number_checks_newest').on(table.vatNumber, table.checkedAt)],
)
