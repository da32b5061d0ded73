import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant, minorUnits } from '#platform/server/columns.ts'
import type { PointAnswer } from '../takeover/points.ts'

/** A registration for which another agency filed before us, and whether we know what it leaves behind. */
export const takeovers = pgTable(
  'takeovers',
  {
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    /** Raised by every change: whoever acts names the one that they saw. */
    revision: integer('revision').notNull(),
    earlierAgency: text('earlier_agency').notNull(),
    startedByKind: text('started_by_kind').$type<'seller' | 'staff' | 'system'>().notNull(),
    startedByName: text('started_by_name').notNull(),
    /** How many points wait for the seller. */
    toAnswer: integer('to_answer').notNull(),
    /** How many answers staff have not looked at. */
    toCheck: integer('to_check').notNull(),
    /** Since when nothing is open; null while something is. */
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.registrationId] }),
    // Across all companies, for the staff's list: what waits longest first.
    index('takeovers_open')
      .on(table.createdAt, table.registrationId)
      .where(sql`done_at is null`),
    index('takeovers_to_answer')
      .on(table.companyId)
      .where(sql`done_at is null and to_answer > 0`),
  ],
)

/** What is known of one point of a takeover, or of one earlier period (`2026-01-01..2026-03-31`). */
export const takeoverPoints = pgTable(
  'takeover_points',
  {
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    point: text('point').notNull(),
    /** Null after it was returned to the seller. */
    answer: text('answer').$type<PointAnswer>(),
    day: day('day'),
    /** Of the tax account: positive where something is owed. */
    amount: minorUnits('amount'),
    currency: text('currency'),
    fileId: text('file_id'),
    note: text('note'),
    givenByKind: text('given_by_kind').$type<'seller' | 'staff' | 'system'>().notNull(),
    givenByName: text('given_by_name').notNull(),
    givenAt: instant('given_at').notNull(),
    /** These are null until staff have looked at it. */
    checkedById: text('checked_by_id'),
    checkedByName: text('checked_by_name'),
    checkedAt: instant('checked_at'),
    /** Why it was returned, as the seller reads it. */
    returnReason: text('return_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.registrationId, table.point] }),
    foreignKey({
      name: 'takeover_points_of',
      columns: [table.companyId, table.registrationId],
      foreignColumns: [takeovers.companyId, takeovers.registrationId],
    }).onDelete('cascade'),
  ],
)

export type TakeoverRow = typeof takeovers.$inferSelect
export type TakeoverPointRow = typeof takeoverPoints.$inferSelect
