import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import type { ReminderStep } from '../reminder-step.ts'

/** The private address under which a member's own calendar program reads what is coming. One a member and company. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    companyId: companyId().references(() => companies.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** By which a reader is found: nothing else of the request says whose calendar it is. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Sealed, so that the address can be shown again. */
    tokenSealed: text('token_sealed').notNull(),
    withAmounts: boolean('with_amounts').notNull(),
    withReminders: boolean('with_reminders').notNull(),
    withRenewals: boolean('with_renewals').notNull(),
    createdAt: createdAt(),
    /** Written at most every few minutes. */
    lastReadAt: instant('last_read_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
)
export type FeedRow = typeof calendarFeeds.$inferSelect

/**
 * Each reminder that was sent, once a matter, person and step; written with the message that it is. A matter whose due
 * day changes is reminded of anew.
 */
export const matterReminders = pgTable(
  'matter_reminders',
  {
    companyId: companyId().references(() => companies.id),
    matterId: text('matter_id').notNull(),
    dueOn: day('due_on').notNull(),
    step: smallint('step').$type<ReminderStep>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.matterId, table.dueOn, table.step, table.userId] }),
    // Read by the nightly purge alone, over all companies.
    index('matter_reminders_old').on(table.createdAt),
  ],
)
