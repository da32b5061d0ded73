import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import { createdAt, id, instant, lang } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import type { EnquiryNoteKind, EnquiryStatus, EnquiryTopic } from '../enquiry.ts'

/** What strangers and customers wrote on the contact page, kept as long as the privacy policy says. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    number: text('number').notNull(),
    status: text('status').$type<EnquiryStatus>().notNull(),
    /** filled in the hidden field: listed separately, nobody is notified */
    robot: boolean('robot').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    company: text('company'),
    topic: text('topic').$type<EnquiryTopic>().notNull(),
    message: text('message').notNull(),
    lang: lang(),
    /** the version of the privacy policy that was agreed to, with `createdAt` as its instant */
    privacyVersion: text('privacy_version').notNull(),
    /** set when the sender was signed in */
    companyId: text('company_id').references(() => companies.id),
    /** number, name, address, company and message in lower case */
    searchText: text('search_text').notNull(),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    /** Raised by each move, so that nobody answers what has been answered meanwhile. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    uniqueIndex('enquiries_number').on(table.number),
    index('enquiries_created').on(table.createdAt, table.id),
    index('enquiries_status')
      .on(table.status, table.createdAt, table.id)
      .where(sql`not robot`),
    index('enquiries_robots')
      .on(table.createdAt, table.id)
      .where(sql`robot`),
    index('enquiries_company').on(table.companyId),
  ],
)
export type EnquiryRow = typeof enquiries.$inferSelect

/** What the agency did with an enquiry. Append-only. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: id(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EnquiryNoteKind>().notNull(),
    text: text('text').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('enquiry_notes_enquiry').on(table.enquiryId, table.at),
    index('enquiry_notes_staff').on(table.staffId),
  ],
)
export type EnquiryNoteRow = typeof enquiryNotes.$inferSelect
