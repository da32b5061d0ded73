import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NodeResult } from '#catalogue/process.ts'
import { companyId, createdAt, day, id, instant, localText } from '#platform/server/columns.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { PeriodKind, PeriodState, TermStatus } from '../filing-states.ts'

/**
 * What a company has obtained: a number, a confirmation, a mandate. Created by the work that obtained it, or by a
 * filing service for a number that the seller brought along.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    companyId: companyId(),
    workOrderId: text('work_order_id').notNull(),
    workOrderNumber: text('work_order_number').notNull(),
    orderId: text('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    productId: text('product_id').notNull(),
    productCode: text('product_code').notNull(),
    productName: localText('product_name').notNull(),
    country: text('country').notNull(),
    /** The kind of number; null where a service obtains none. */
    kind: text('kind').$type<NodeResult>(),
    registrationNumber: text('registration_number'),
    validFrom: text('valid_from'),
    /** The last day on which it is valid; null where it has no end, or none is known. */
    validTo: text('valid_to'),
    certificateFileId: text('certificate_file_id'),
    /** How often returns are due, and by how many months its periods end after those of the calendar. */
    rhythm: text('rhythm').$type<Frequency>(),
    periodOffset: integer('period_offset').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('registrations_work_order').on(table.workOrderId),
    index('registrations_company').on(table.companyId, table.country),
  ],
)

/** Filing that was bought: what was agreed, copied, and from when to when it runs. One per order line. */
export const filingTerms = pgTable(
  'filing_terms',
  {
    id: id(),
    companyId: companyId(),
    orderId: text('order_id').notNull(),
    orderLineId: text('order_line_id').notNull(),
    workOrderId: text('work_order_id').notNull(),
    productName: localText('product_name').notNull(),
    country: text('country').notNull(),
    /** The country or the scheme whose calendar counts: `DE`, `OSS_UNION`, `IOSS`. */
    calendar: text('calendar').notNull(),
    months: integer('months').notNull(),
    annualReturns: integer('annual_returns').notNull(),
    /** As bought; null where the office decides, until it has. */
    rhythm: text('rhythm').$type<Frequency>(),
    /** `2026-11`, as bought; null where the registration decides. */
    firstMonth: text('first_month'),
    status: text('status').$type<TermStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** These are null until the term begins. */
    registrationId: text('registration_id').references(() => registrations.id),
    coversFrom: day('covers_from'),
    coversUntil: day('covers_until'),
    /** The due day of its last return: the term ends when it has passed. */
    lastDueOn: day('last_due_on'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('filing_terms_order_line').on(table.orderLineId),
    uniqueIndex('filing_terms_work_order').on(table.workOrderId),
    index('filing_terms_company').on(table.companyId, table.orderId),
    index('filing_terms_registration').on(table.registrationId),
    index('filing_terms_running')
      .on(table.lastDueOn)
      .where(sql`status = 'RUNNING'`),
  ],
)

/** One return of a term. Each carries its own rhythm, so that the office can change it in mid-term. */
export const servicePeriods = pgTable(
  'service_periods',
  {
    id: id(),
    companyId: companyId(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id),
    termId: text('term_id')
      .notNull()
      .references(() => filingTerms.id),
    kind: text('kind').$type<PeriodKind>().notNull(),
    rhythm: text('rhythm').$type<Frequency>().notNull(),
    /** First and last day. */
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    /** The working day on which the return is due; null where the calendar does not know it. */
    dueOn: day('due_on'),
    state: text('state').$type<PeriodState>().notNull(),
    stateSince: instant('state_since').notNull(),
  },
  (table) => [
    uniqueIndex('service_periods_once')
      .on(table.registrationId, table.kind, table.fromDay)
      .where(sql`state <> 'CANCELLED'`),
    index('service_periods_term').on(table.termId, table.fromDay),
    index('service_periods_company').on(table.companyId, table.dueOn),
  ],
)
