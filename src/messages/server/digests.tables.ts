import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, day, instant } from '#platform/server/columns.ts'

/** The daily mails that were made, one a reader and day, whatever clocks and processes do. */
export const messageDigests = pgTable(
  'message_digests',
  {
    companyId: companyId(),
    userId: text('user_id').notNull(),
    /** of the reader's calendar */
    day: day('day').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.day] })],
)

/** Messages that go into a daily mail. */
export const messageDigestItems = pgTable(
  'message_digest_items',
  {
    companyId: companyId(),
    userId: text('user_id').notNull(),
    messageId: text('message_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The mail that it went into; null while it waits. */
    day: day('day'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.messageId] }),
    index('message_digest_items_waiting')
      .on(table.companyId, table.userId, table.createdAt)
      .where(sql`day is null`),
  ],
)

/** What a link in a mail opens: a person's choices of mails in one company, and nothing else. One a member. */
export const mailChoiceKeys = pgTable(
  'mail_choice_keys',
  {
    companyId: companyId(),
    userId: text('user_id').notNull(),
    /** The link is looked up by it, whoever's it is. */
    keyHash: text('key_hash').notNull().unique(),
    /** For the next mail. */
    keySealed: text('key_sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
)
