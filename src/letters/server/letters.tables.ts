import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, day, id, instant } from '#platform/server/columns.ts'
import { signsOf } from '#platform/server/search.queries.ts'
import type { LetterState } from '../letter-moves.ts'
import type { LetterPage, TextState } from './pdf/pdf-text.ts'

/**
 * Letters from authorities, which arrive at the agency. Whose a letter is, is found out later. Its file belongs to the
 * agency until the company may see it.
 */
export const authorityLetters = pgTable(
  'authority_letters',
  {
    id: id(),
    state: text('state').$type<LetterState>().notNull(),
    companyId: text('company_id'),
    workOrderId: text('work_order_id'),
    registrationId: text('registration_id'),
    authority: text('authority').notNull(),
    country: text('country'),
    /** The day that is printed on it. */
    dated: day('dated'),
    received: day('received').notNull(),
    reference: text('reference'),
    /** For finding it by its reference, however that is written. */
    referenceKey: text('reference_key'),
    /** The last day on which the authority takes an answer. */
    replyBy: day('reply_by'),
    summaryEn: text('summary_en'),
    summaryZh: text('summary_zh'),
    visibleToSeller: boolean('visible_to_seller').notNull(),
    fileId: text('file_id').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    sha256: text('sha256').notNull(),
    /** Of a PDF that could be read. */
    pages: integer('pages'),
    /** What became of reading the text of a PDF; null of pictures, and until it was read. */
    textState: text('text_state').$type<TextState>(),
    /** What the first pages of a PDF say themselves; null of pictures, and of scans. */
    ownText: jsonb('own_text').$type<LetterPage[]>(),
    answeredOn: day('answered_on'),
    /** How it was answered, or why nobody answers it. */
    closingNote: text('closing_note'),
    uploadedById: text('uploaded_by_id').notNull(),
    uploadedByName: text('uploaded_by_name').notNull(),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [
    // What must be answered first stands first; letters without a day come last.
    index('authority_letters_open').on(table.state, table.replyBy, table.createdAt, table.id),
    index('authority_letters_closed').on(table.state, table.changedAt, table.id),
    index('authority_letters_reference').on(table.referenceKey, table.createdAt),
    index('authority_letters_work_order').on(table.workOrderId, table.createdAt),
    index('authority_letters_registration').on(table.registrationId),
    index('authority_letters_company').on(table.companyId, table.replyBy),
    // Staff look for a part of the authority's name, in either script.
    index('authority_letters_authority_parts').using('gin', sql`lower(${table.authority}) gin_trgm_ops`),
    index('authority_letters_authority_signs').using('gin', signsOf(table.authority)),
    index('authority_letters_same_file').on(table.sha256),
  ],
)
export type LetterRow = typeof authorityLetters.$inferSelect

/** What happened to a letter, a line for each revision. */
export const authorityLetterHistory = pgTable(
  'authority_letter_history',
  {
    letterId: text('letter_id').notNull(),
    revision: integer('revision').notNull(),
    at: instant('at').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    action: text('action').$type<LetterEvent>().notNull(),
    /** The fields that were changed. */
    changed: text('changed').array().notNull(),
    note: text('note'),
    /** The day by which an answer was due before this, where it was moved. */
    earlierDay: day('earlier_day'),
    /** The letter that shows it. */
    proofId: text('proof_id'),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.revision] })],
)
export type LetterHistoryRow = typeof authorityLetterHistory.$inferSelect
export type LetterEvent = 'uploaded' | 'sorted' | 'answered' | 'filedAway' | 'reopened' | 'asked' | 'extended'
