import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import { companyId, day, instant } from '#platform/server/columns.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { ErasureOrigin, ErasureStatus } from '../erasure-states.ts'
import type { HoldAbout } from '../legal-hold.ts'
import type { ClosingStatus, ExportStatus } from '../export-states.ts'

/**
 * Archives of everything that a company has. Each belongs to the person who asked for it, since what is their own is in
 * it too. The bytes are in the file store, under an id that changes with every attempt.
 */
export const companyExports = pgTable(
  'company_exports',
  {
    companyId: companyId().references(() => companies.id),
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<ExportStatus>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Parts in the archive, and how many there will be. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** Null before the first attempt, and once the bytes are gone. */
    fileId: text('file_id'),
    /** These are null until it is ready. */
    keyId: text('key_id'),
    size: bigint('size', { mode: 'number' }),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('company_exports_open')
      .on(table.companyId, table.userId)
      .where(sql`status in ('WAITING', 'RUNNING')`),
    index('company_exports_newest').on(table.companyId, table.userId, table.requestedAt),
    // Across all companies, for the purge.
    index('company_exports_over').on(table.status, table.expiresAt),
  ],
)
export type ExportRecord = typeof companyExports.$inferSelect

/** Closings that owners asked for, and what became of them. */
export const companyClosings = pgTable(
  'company_closings',
  {
    companyId: companyId().references(() => companies.id),
    id: text('id').notNull(),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    status: text('status').$type<ClosingStatus>().notNull(),
    endedAt: instant('ended_at'),
    /** Who was the only member when it was closed; null where there were others. */
    lastMember: text('last_member'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('company_closings_pending')
      .on(table.companyId)
      .where(sql`status = 'PENDING'`),
    // Across all companies, for the hourly job.
    index('company_closings_due')
      .on(table.closesAt)
      .where(sql`status = 'PENDING'`),
  ],
)
export type ClosingRecord = typeof companyClosings.$inferSelect

/**
 * Erasures of people: who is to be erased, by whose decision, and what was done. When it is done, only ids, times and
 * counts are left in the row: it proves the erasure, and a restored backup is cleaned again by it. The person is named
 * without a foreign key, since a backup may be older than their account.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    status: text('status').$type<ErasureStatus>().notNull(),
    origin: text('origin').$type<ErasureOrigin>().notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** The companies in which the person worked, noted before they leave them. */
    companyIds: jsonb('company_ids').$type<string[]>(),
    /** Those of them that the person had closed: a restored backup, which shows them open, closes these alone. */
    closedIds: jsonb('closed_ids').$type<string[]>().notNull().default([]),
    /** Class → how many rows were deleted or changed. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** Where the last mail goes, sealed; empty once it is sent. */
    sealedAddress: text('sealed_address'),
    lang: text('lang').$type<Lang>().notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('erasures_open')
      .on(table.userId)
      .where(sql`status in ('REQUESTED', 'RUNNING')`),
    index('erasures_newest').on(sql`${table.requestedAt} desc`, table.id),
  ],
)
export type ErasureRecord = typeof erasures.$inferSelect

/**
 * Legal holds: while one holds, nobody deletes what it is about (`platform/server/legal-hold.queries.ts`). Set by one
 * administrator; ended by two, or by its last day.
 */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: text('id').primaryKey(),
    about: text('about').$type<HoldAbout>().notNull(),
    /** The company, the account, or the keyed mark of an address without one. */
    subjectId: text('subject_id').notNull(),
    /** While it holds, of an account or without one: what stands under an address alone is kept too. */
    address: text('address'),
    marks: text('marks').array().notNull(),
    /** Why, for the staff alone. */
    reason: text('reason').notNull(),
    /** The last day; null: until two people end it. */
    until: day('until'),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
    /** Who asked that it be ended: another one does it. */
    liftAskedBy: text('lift_asked_by'),
    liftAskedAt: instant('lift_asked_at'),
    endedAt: instant('ended_at'),
    /** Null where its last day ended it. */
    endedBy: text('ended_by'),
  },
  (table) => [
    index('legal_holds_in_order').on(sql`(ended_at is not null)`, sql`${table.setAt} desc`, table.id),
    index('legal_holds_open')
      .on(table.subjectId)
      .where(sql`ended_at is null`),
  ],
)
export type HoldRecord = typeof legalHolds.$inferSelect

/** What was forgotten of closed companies, class by class. */
export const forgotten = pgTable(
  'forgotten',
  {
    companyId: companyId(),
    classKey: text('class_key').notNull(),
    count: integer('count').notNull(),
    /** Null while it goes on. */
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.classKey] })],
)
