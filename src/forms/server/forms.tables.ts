import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant, localText } from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import type { Entered } from '../engine/review/entered-for.ts'
import type { Verdict } from '../engine/review/verdicts.ts'

/** How somebody of the company told staff, and what they noted of it. */
export type Told = { how: string; note: string | null }

/** Sensitive and sealed answers by their path, each encrypted on its own. */
export type SealedAnswers = Record<string, string>

/** Versions that were published since the program was built. Rows are never changed: forms were filled in by them. */
export const formTemplates = pgTable(
  'form_templates',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    template: jsonb('template').$type<Template>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
export type NewTemplate = typeof formTemplates.$inferInsert

/** A form that somebody has begun: one per node. Its template version is fixed once it has been submitted. */
export const forms = pgTable(
  'forms',
  {
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    templateKey: text('template_key').notNull(),
    templateVersion: integer('template_version').notNull(),
    /** How often anything was saved. */
    revision: integer('revision').notNull(),
    /** How often it was submitted. */
    submissions: integer('submissions').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    /** Of which submission the numbers are in `number_marks`, and under which key: none before a job has seen it. */
    markedSubmission: integer('marked_submission').notNull().default(0),
    markedBy: text('marked_by'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.nodeId] }),
    index('forms_to_mark')
      .on(table.nodeId)
      .where(sql`marked_submission <> submissions`),
    index('forms_marked_by')
      .on(table.markedBy)
      .where(sql`marked_by is not null`),
  ],
)
export type FormRow = typeof forms.$inferSelect

/** The answers of one section with their own revision, so that two people can work side by side. */
export const formSections = pgTable(
  'form_sections',
  {
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    section: text('section').notNull(),
    revision: integer('revision').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    sealed: jsonb('sealed').$type<SealedAnswers>().notNull(),
    /** Which kinds of answers are in `sealed`, see `sealed-answers.ts`. */
    seals: integer('seals').notNull().default(1),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    /** The name at the time; an invited person has no record of their own. */
    savedByName: text('saved_by_name').notNull().default(''),
    /** Which of the answers staff entered for the company. */
    entered: jsonb('entered').$type<Entered>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.nodeId, table.section] }),
    index('form_sections_to_seal')
      .on(table.nodeId)
      .where(sql`seals < 3`),
  ],
)
export type SectionRow = typeof formSections.$inferSelect

/** Each submission; never changed afterwards. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    number: integer('number').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    sealed: jsonb('sealed').$type<SealedAnswers>().notNull(),
    /** Which kinds of answers are in `sealed`, see `sealed-answers.ts`. */
    seals: integer('seals').notNull().default(1),
    submittedAt: instant('submitted_at').notNull(),
    submittedBy: text('submitted_by').notNull(),
    submittedByName: text('submitted_by_name').notNull(),
    entered: jsonb('entered').$type<Entered>().notNull().default({}),
    /** How the company told staff what they submitted for it; null where it submitted itself. */
    told: jsonb('told').$type<Told>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.nodeId, table.number] }),
    index('form_submissions_to_seal')
      .on(table.nodeId)
      .where(sql`seals < 3`),
  ],
)
export type SubmissionRow = typeof formSubmissions.$inferSelect

/**
 * Keyed hashes of the numbers in the last submission of a form, by which the same number is found at another company. They
 * say nothing without the key, and nothing but “the same” with it.
 */
export const numberMarks = pgTable(
  'number_marks',
  {
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    path: text('path').notNull(),
    mark: text('mark').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.nodeId, table.path] }),
    index('number_marks_mark').on(table.mark),
  ],
)

/** Why a single answer or file was returned. An empty path means the whole step. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    path: text('path').notNull(),
    /** The submission that it is about. */
    submission: integer('submission').notNull(),
    reasonCode: text('reason_code').notNull(),
    text: localText('text').notNull(),
    example: text('example'),
    /** The files that were returned, as they were at the path. */
    fileIds: jsonb('file_ids').$type<string[]>().notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
    /** When the seller changed the answer. */
    answeredAt: instant('answered_at'),
    /** When it was submitted again. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('review_notes_node').on(table.companyId, table.nodeId, table.at),
  ],
)
export type ReviewNoteRow = typeof reviewNotes.$inferSelect

/** The text of a note that is not sent yet, as far as the reviewer has written it. */
export type NoteDraft = { reasons: string[]; text: LocalText; example: boolean }

/** One by one, or together with all that was still open. */
export type HowJudged = 'ONE' | 'REST'

/** What was decided about single answers of a submission, while it is reviewed and for the rounds after it. */
export const reviewVerdicts = pgTable(
  'review_verdicts',
  {
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    /** Which value was judged: that of this submission, which never changes. */
    submission: integer('submission').notNull(),
    path: text('path').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    how: text('how').$type<HowJudged>().notNull(),
    /** Until it is sent to the seller as a note. */
    draft: jsonb('draft').$type<NoteDraft>(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.nodeId, table.submission, table.path] })],
)
export type VerdictRow = typeof reviewVerdicts.$inferSelect
