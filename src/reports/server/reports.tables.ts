import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant, minorUnits } from '#platform/server/columns.ts'
import type { FieldParams } from '../fault-params.ts'
import type { Mapping } from '../formats/mapping.ts'
import type { SaleDays } from '../sale-days.ts'
import type { ImportStatus, ImportSums, ReportSource } from '../import-states.ts'

const count = (name: string) => integer(name).notNull().default(0)

/** Files of sales that were brought in, and what came of each. */
export const reportImports = pgTable(
  'report_imports',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes, as announced; the upload is complete when as many have arrived. */
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** SHA-256 over the hashes of the chunks, in their order: the same for the same file. Null until it is complete. */
    fingerprint: text('fingerprint'),
    /** Null until the columns are known. */
    source: text('source').$type<ReportSource>(),
    mappingId: text('mapping_id'),
    shopId: text('shop_id'),
    /** Rows whose outcome is in the database: an attempt that begins again goes on behind them. */
    rowsRead: count('rows_read'),
    rowsKept: count('rows_kept'),
    rowsDuplicate: count('rows_duplicate'),
    rowsWithIssue: count('rows_with_issue'),
    rowsOutside: count('rows_outside'),
    /** How far the reading is, of `size`. */
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    sums: jsonb('sums').$type<ImportSums>().notNull(),
    /** The first and last day with a sale that is kept. */
    firstDay: day('first_day'),
    lastDay: day('last_day'),
    /** The days with one, by month. */
    saleDays: jsonb('sale_days').$type<SaleDays>(),
    /** The facts about the company with which the rows were determined, as a hash. */
    factsHash: text('facts_hash'),
    /** Why it cannot be read. */
    fault: text('fault'),
    faultParams: jsonb('fault_params').$type<FieldParams>(),
    failures: count('failures'),
    createdById: text('created_by_id').notNull(),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Since when its bytes say nothing of who bought; `fingerprint` stays that of the file as it came. */
    buyersForgottenAt: instant('buyers_forgotten_at'),
    /** When somebody withdrew it, and who: a seller, or staff for them. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnByKind: text('withdrawn_by_kind').$type<'seller' | 'staff'>(),
    withdrawnById: text('withdrawn_by_id'),
    withdrawnByName: text('withdrawn_by_name'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('report_imports_same_file')
      .on(table.companyId, table.fingerprint)
      .where(sql`status in ('MAPPING', 'WAITING', 'RUNNING', 'CANCELLING', 'FINISHED')`),
    index('report_imports_newest').on(table.companyId, table.createdAt, table.id),
    // Across all companies, for the job that forgets who bought.
    index('report_imports_buyers')
      .on(table.endedAt)
      .where(sql`status in ('FINISHED', 'WITHDRAWN') and buyers_forgotten_at is null`),
    // Across all companies, for the jobs that end what nobody goes on with.
    index('report_imports_open')
      .on(table.changedAt)
      .where(sql`status in ('UPLOADING', 'MAPPING', 'WAITING', 'RUNNING', 'CANCELLING')`),
  ],
)
export type ImportRow = typeof reportImports.$inferSelect

/** The bytes of a report, in the parts in which they arrived: each compressed and sealed in the file store. */
export const reportFileParts = pgTable(
  'report_file_parts',
  {
    companyId: companyId(),
    importId: text('import_id').notNull(),
    /** Of its first byte in the report. */
    start: bigint('start', { mode: 'number' }).notNull(),
    size: integer('size').notNull(),
    /** Of the bytes as they arrived. */
    sha256: text('sha256').notNull(),
    fileId: text('file_id').notNull(),
    keyId: text('key_id').notNull(),
    storedSize: integer('stored_size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.start] }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [reportImports.companyId, reportImports.id],
    }),
  ],
)
export type FilePartRow = typeof reportFileParts.$inferSelect

/** How the files of a source are to be read, as somebody said; used for its next file. */
export const reportMappings = pgTable(
  'report_mappings',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
    /**
     * SHA-256 of the header that it was made for, with the shop where the file named one: the next file with the same
     * columns is read by it. Of one that was taken back it stands behind a mark: files that were read by it still name it.
     */
    headerHash: text('header_hash').notNull(),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('report_mappings_header').on(table.companyId, table.headerHash),
  ],
)
export type MappingRow = typeof reportMappings.$inferSelect

/** What a piece costs, by SKU, country of dispatch and currency, from a day on: the value of own goods that are moved to another state. */
export const costPrices = pgTable(
  'cost_prices',
  {
    companyId: companyId(),
    sku: text('sku').notNull(),
    /** Of dispatch; blank: all that have no price of their own. */
    country: text('country').notNull().default(''),
    fromDay: day('from_day').notNull(),
    /** Decimal, without VAT. */
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedById: text('changed_by_id').notNull(),
    /** Staff may say it too. */
    changedByKind: text('changed_by_kind').$type<'seller' | 'staff'>().notNull().default('seller'),
    /** Blank: said before names were kept. */
    changedByName: text('changed_by_name').notNull().default(''),
  },
  (table) => [
    unique('cost_prices_one').on(table.companyId, table.sku, table.country, table.currency, table.fromDay),
  ],
)

/** What a company says of its distance sales within the EU that no file tells: by year, in euro cents without VAT. */
export const distanceSalesFacts = pgTable(
  'distance_sales_facts',
  {
    companyId: companyId(),
    year: integer('year').notNull(),
    /** Of the whole year before; null: not said. */
    previousYear: minorUnits('previous_year'),
    /** Of this year's months before one. Both or neither. */
    beforeAmount: minorUnits('before_amount'),
    /** The first day of that month. */
    beforeMonth: date('before_month', { mode: 'string' }),
    /** Whether the company opted to be taxed where the goods arrive, and since when; null: not said. */
    opted: boolean('opted'),
    optedFrom: day('opted_from'),
    changedAt: instant('changed_at').notNull(),
    changedById: text('changed_by_id').notNull(),
    /** Staff may say it too. */
    changedByKind: text('changed_by_kind').$type<'seller' | 'staff'>().notNull(),
    changedByName: text('changed_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.year] })],
)
export type DistanceFactRow = typeof distanceSalesFacts.$inferSelect

/** Where a company is established beside its seat, in other member states: the limit for distance sales is for one alone. */
export const companyEstablishments = pgTable(
  'company_establishments',
  {
    companyId: companyId(),
    country: text('country').notNull(),
    /** Both days inclusive; null: as long as the company exists here. */
    fromDay: day('from_day'),
    toDay: day('to_day'),
    changedAt: instant('changed_at').notNull(),
    changedById: text('changed_by_id').notNull(),
    changedByKind: text('changed_by_kind').$type<'seller' | 'staff'>().notNull(),
    changedByName: text('changed_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.country] })],
)
export type EstablishmentRow = typeof companyEstablishments.$inferSelect
