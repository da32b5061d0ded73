import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localText } from '#platform/server/columns.ts'
import type { Announcement, AnnouncementStatus, Audience } from '../staff/contract.ts'

/** What the agency tells many companies. Their messages are copies, made company by company. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    version: integer('version').notNull(),
    status: text('status').$type<AnnouncementStatus>().notNull(),
    type: text('type').$type<Announcement['type']>().notNull(),
    title: localText('title').notNull(),
    body: localText('body').notNull(),
    link: text('link'),
    audience: jsonb('audience').$type<Audience>().notNull(),
    byMail: boolean('by_mail').notNull(),
    publishAt: instant('publish_at'),
    /** The last company that is done, in the order of their ids: of sending, then of withdrawing. */
    doneUntil: text('done_until').notNull(),
    recipients: integer('recipients').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('announcements_newest').on(table.createdAt, table.id),
    index('announcements_status').on(table.status, table.createdAt, table.id),
  ],
)
export type AnnouncementRow = typeof announcements.$inferSelect
