import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, instant, minorUnits } from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Treatment } from '../totals.ts'

/** The first day of the month. */
const month = () => date('month', { mode: 'string' }).notNull()

/** What the returns need to know of a decision: few rows a company. The id is a hash of the facts. */
export const treatments = pgTable(
  'treatments',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    facts: jsonb('facts').$type<Treatment>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/** Why rows were determined as they were: few rows a company. The id is a hash of the content. */
export const transactionReasons = pgTable(
  'transaction_reasons',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    rule: text('rule'),
    /** PROVISIONAL: on a usual assumption, or behind the known law. */
    isProvisional: boolean('is_provisional').notNull(),
    reason: jsonb('reason').$type<LocalText>().notNull(),
    sources: jsonb('sources').$type<readonly string[]>().notNull(),
    warnings: jsonb('warnings').$type<readonly LocalText[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/** A row of a report with its treatment. */
const ofTransaction = () => ({
  companyId: companyId(),
  month: month(),
  id: uuid('id').notNull(),
  importId: text('import_id').notNull(),
  line: integer('line').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  type: text('type').notNull(),
  orderId: text('order_id').notNull(),
  /** The seller's account at the channel, blank where the file names none; null: read before it was kept. */
  account: text('account'),
  channel: text('channel').notNull(),
  depart: text('depart').notNull(),
  departPostcode: text('depart_postcode').notNull(),
  arrive: text('arrive').notNull(),
  arrivePostcode: text('arrive_postcode').notNull(),
  /** `B2C` or `B2B`. */
  buyer: text('buyer').notNull(),
  buyerNumber: text('buyer_number'),
  /** Of a sale to a business: its invoice's number, blank where the file does not say it, or read before it was kept. */
  document: text('document').notNull().default(''),
  documentDay: date('document_day', { mode: 'string' }),
  /** The invoice's number in Poland's KSeF, blank for one outside it. */
  ksef: text('ksef').notNull().default(''),
  sku: text('sku').notNull(),
  /** Pieces; null where the file does not say it readably. */
  quantity: integer('quantity'),
  currency: text('currency').notNull(),
  net: minorUnits('net').notNull(),
  vat: minorUnits('vat').notNull(),
  gross: minorUnits('gross').notNull(),
  acquisitionVat: minorUnits('acquisition_vat').notNull(),
  /** As the file says it. */
  amount: minorUnits('amount').notNull(),
  treatmentId: uuid('treatment_id').notNull(),
  reasonId: uuid('reason_id').notNull(),
  /** The day whose rate a state takes that converts by the day, as in its total. */
  rateDay: date('rate_day', { mode: 'string' }),
  /** Of a refund: the day of its sale. */
  originalDay: date('original_day', { mode: 'string' }),
  /** Euro cents that a sale adds to the turnover of art. 59c; null: nothing, or the company has no such limit. */
  distanceSales: minorUnits('distance_sales'),
})

/**
 * Rows of reports with their treatment. Partitioned by month (`partitions.repository.ts`), so that a company's month is
 * one range. The id is a hash of the row's own key: a row that comes again conflicts with itself.
 */
export const transactions = pgTable('transactions', ofTransaction(), (table) => [
  primaryKey({ columns: [table.companyId, table.month, table.id] }),
  // With the month, so that rows before a page are passed over in the index alone.
  index('transactions_treatment').on(table.companyId, table.treatmentId, table.month, table.day, table.id),
  // A refund looks for its sale in all months, and a sale that comes late for its refunds; only these have an original day.
  index('transactions_sale_order')
    .on(table.companyId, table.orderId)
    .where(sql`original_day is null`),
  index('transactions_refund_order')
    .on(table.companyId, table.orderId)
    .where(sql`original_day is not null`),
  // A register that lists invoices reads them in this order; most sales are to consumers.
  index('transactions_invoices')
    .on(table.companyId, table.month, table.document, table.id)
    .where(sql`buyer = 'B2B'`),
  // Read for the sum of a year; most companies have no such row.
  index('transactions_distance_sales')
    .on(table.companyId, table.day, table.importId, table.distanceSales)
    .where(sql`distance_sales is not null`),
])

/**
 * Rows of reports that were withdrawn, as they counted until then: in no total, kept to be read for as long as those that
 * count.
 */
export const withdrawnTransactions = pgTable('withdrawn_transactions', ofTransaction(), (table) => [
  // A row may hold a sale and its refund.
  primaryKey({ columns: [table.companyId, table.importId, table.line, table.id] }),
  index('withdrawn_transactions_month').on(table.companyId, table.month),
])
export type WithdrawnRow = typeof withdrawnTransactions.$inferSelect

/** Sums of the transactions, raised and lowered in the same database transaction as the rows. */
export const transactionTotals = pgTable(
  'transaction_totals',
  {
    companyId: companyId(),
    month: month(),
    treatmentId: uuid('treatment_id').notNull(),
    currency: text('currency').notNull(),
    rateDay: date('rate_day', { mode: 'string' }),
    count: bigint('count', { mode: 'number' }).notNull(),
    net: minorUnits('net').notNull(),
    vat: minorUnits('vat').notNull(),
    gross: minorUnits('gross').notNull(),
    acquisitionVat: minorUnits('acquisition_vat').notNull(),
    amount: minorUnits('amount').notNull(),
  },
  (table) => [
    unique('transaction_totals_once')
      .on(table.companyId, table.month, table.treatmentId, table.currency, table.rateDay)
      .nullsNotDistinct(),
  ],
)

/** What a transaction was before it was determined again, and why it was. */
export const transactionVerdicts = pgTable(
  'transaction_verdicts',
  {
    companyId: companyId(),
    month: month(),
    id: uuid('id').notNull(),
    /** Until when it was so. */
    at: instant('at').notNull(),
    importId: text('import_id').notNull(),
    /** The id of what determined it anew (`report_rejudgements`), which says because of what. */
    why: text('why').notNull(),
    /** These are null where the row was an issue before. */
    treatmentId: uuid('treatment_id'),
    reasonId: uuid('reason_id'),
    net: minorUnits('net'),
    vat: minorUnits('vat'),
    gross: minorUnits('gross'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.id, table.at] })],
)
