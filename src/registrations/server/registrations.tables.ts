import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { NodeResult } from '#catalogue/process.ts'
import { companyId, createdAt, day, instant, localText } from '#platform/server/columns.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { EndReason } from '../end-reasons.ts'
import type { PeriodKind, PeriodState, TermStatus } from '../filing-states.ts'
import type { RenewalKind } from '../renewal-span.ts'
import type { RenewalStatus } from '../renewal-states.ts'

/** For staff who search for a number as somebody wrote it. */
export const DIGITS_OF_NUMBER = sql`regexp_replace(registration_number, '[^0-9]', '', 'g')`
export const DIGITS_OF_TAX_NUMBER = sql`regexp_replace(tax_number, '[^0-9]', '', 'g')`

/**
 * What a company has obtained: a number, a confirmation, a mandate. Created by the work that obtained it, or by a
 * filing service for a number that the seller brought along.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').notNull(),
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
    /** Beside a VAT number: the one under which its returns are filed, where the state has another (Steuernummer, SIRET). */
    taxNumber: text('tax_number'),
    validFrom: text('valid_from'),
    /** The last day on which it is valid; null where it has no end, or none is known. */
    validTo: text('valid_to'),
    certificateFileId: text('certificate_file_id'),
    /** The day on which it ended, since it was not renewed or was given up; null while it stands. */
    endedOn: day('ended_on'),
    endReason: text('end_reason').$type<EndReason>(),
    /** How often returns are due, and by how many months its periods end after those of the calendar. */
    rhythm: text('rhythm').$type<Frequency>(),
    periodOffset: integer('period_offset').notNull().default(0),
    createdAt: createdAt(),
    /** Who last said what the number is and on which days it counts; null where that was not kept. */
    changedAt: instant('changed_at'),
    changedByKind: text('changed_by_kind').notNull().default(''),
    changedByName: text('changed_by_name').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // Jobs go through all companies in its order; staff and letters know the id alone.
    index('registrations_id').on(table.id),
    uniqueIndex('registrations_work_order').on(table.companyId, table.workOrderId),
    index('registrations_company').on(table.companyId, table.country),
    index('registrations_digits').on(sql`${DIGITS_OF_NUMBER} text_pattern_ops`),
    index('registrations_tax_digits').on(DIGITS_OF_TAX_NUMBER),
    index('registrations_validity')
      .on(table.validTo)
      .where(sql`ended_on is null`),
    // Across all companies, for the list of the staff.
    index('registrations_ended')
      .on(sql`${table.endedOn} desc`, sql`${table.id} desc`)
      .where(sql`end_reason = 'DEREGISTERED'`),
  ],
)

/** What refers to a registration is of the same company. */
const ofRegistration = (
  name: string,
  { companyId, registrationId }: Record<'companyId' | 'registrationId', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [companyId, registrationId],
    foreignColumns: [registrations.companyId, registrations.id],
  })

/** What refers to a term is of the same company. */
const ofTerm = (name: string, { companyId, termId }: Record<'companyId' | 'termId', AnyPgColumn>) =>
  foreignKey({ name, columns: [companyId, termId], foreignColumns: [filingTerms.companyId, filingTerms.id] })

/** Filing that was bought: what was agreed, copied, and from when to when it runs. One per order line. */
export const filingTerms = pgTable(
  'filing_terms',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    orderId: text('order_id').notNull(),
    orderLineId: text('order_line_id').notNull(),
    /** The work that began it; a term that renews another has the same. */
    workOrderId: text('work_order_id').notNull(),
    isRenewal: boolean('is_renewal').notNull().default(false),
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
    registrationId: text('registration_id'),
    coversFrom: day('covers_from'),
    coversUntil: day('covers_until'),
    /** The due day of its last return: the term ends when it has passed. */
    lastDueOn: day('last_due_on'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    ofRegistration('filing_terms_registration_of', table),
    // Jobs go through all companies in its order.
    index('filing_terms_id').on(table.id),
    uniqueIndex('filing_terms_order_line').on(table.companyId, table.orderLineId),
    uniqueIndex('filing_terms_first_of_work')
      .on(table.companyId, table.workOrderId)
      .where(sql`not is_renewal`),
    index('filing_terms_work_order').on(table.workOrderId),
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
    id: text('id').notNull(),
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    termId: text('term_id').notNull(),
    kind: text('kind').$type<PeriodKind>().notNull(),
    rhythm: text('rhythm').$type<Frequency>().notNull(),
    /** First and last day. */
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    /** The working day on which the return is due; null where the calendar does not know it. */
    dueOn: day('due_on'),
    state: text('state').$type<PeriodState>().notNull(),
    stateSince: instant('state_since').notNull(),
    /** The day on which its declaration went to the authority, as declarations say; null again if it was rejected. */
    filedOn: day('filed_on'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    ofRegistration('service_periods_registration_of', table),
    ofTerm('service_periods_term_of', table),
    // Jobs go through all companies in its order.
    index('service_periods_id').on(table.id),
    uniqueIndex('service_periods_once')
      .on(table.companyId, table.registrationId, table.kind, table.fromDay)
      .where(sql`state <> 'CANCELLED'`),
    index('service_periods_term').on(table.termId, table.fromDay),
    index('service_periods_company').on(table.companyId, table.dueOn),
  ],
)

/**
 * What was ordered to go on: what was agreed, copied, and what became of it. While a renewal is ordered, there is no
 * second one for the same registration.
 */
export const renewals = pgTable(
  'renewals',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    registrationId: text('registration_id').notNull(),
    orderId: text('order_id').notNull(),
    orderLineId: text('order_line_id').notNull(),
    kind: text('kind').$type<RenewalKind>().notNull(),
    productName: localText('product_name').notNull(),
    months: integer('months').notNull(),
    annualReturns: integer('annual_returns').notNull(),
    status: text('status').$type<RenewalStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** These are null until it is paid: the days that it added, and the last day before. */
    fromDay: day('from_day'),
    toDay: day('to_day'),
    endBefore: day('end_before'),
    /** The term that it began, where returns go on. */
    termId: text('term_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    ofRegistration('renewals_registration_of', table),
    ofTerm('renewals_term_of', table),
    uniqueIndex('renewals_once')
      .on(table.companyId, table.registrationId)
      .where(sql`status = 'ORDERED'`),
    uniqueIndex('renewals_order_line').on(table.companyId, table.orderLineId),
    index('renewals_order').on(table.orderId),
    index('renewals_registration').on(table.registrationId),
  ],
)
