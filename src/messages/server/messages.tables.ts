import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import { companyId, createdAt, instant } from '#platform/server/columns.ts'
import type { MessageParams } from './message-kind.ts'
import type { MessageType, Topic } from '../message-types.ts'

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id)

/** One row a person. Kind and parameters are stored, no text: it is written out in the language of whoever reads it. */
export const messages = pgTable(
  'messages',
  {
    companyId: companyId().references(() => companies.id),
    userId: userId(),
    id: text('id').notNull(),
    type: text('type').$type<MessageType>().notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<MessageParams>().notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** Kept for a while, to be brought back. Set from the start where the person wants only the mail. */
    deletedAt: instant('deleted_at'),
    deleteReason: text('delete_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.id] }),
    index('messages_newest')
      .on(table.companyId, table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('messages_type')
      .on(table.companyId, table.userId, table.type, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('messages_unread')
      .on(table.companyId, table.userId, table.type, table.createdAt, table.id)
      .where(sql`read_at is null and deleted_at is null`),
    // Read by the nightly purge alone, over all companies.
    index('messages_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)
export type MessageRow = typeof messages.$inferSelect

/** What somebody chose; null where they chose nothing, and what is usual holds. */
export const messageChannels = pgTable(
  'message_channels',
  {
    companyId: companyId().references(() => companies.id),
    userId: userId(),
    topic: text('topic').$type<Topic>().notNull(),
    here: boolean('here'),
    email: boolean('email'),
    digest: boolean('digest'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.topic] })],
)
