import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, day, id, instant, localText } from '#platform/server/columns.ts'
import type { DocumentKind } from '../document-kinds.ts'
import type { StoredType } from '../file-rules.ts'

export type UploaderKind = 'seller' | 'invited' | 'staff'
/**
 * `pending` while an upload runs, and after it for as long as `waitingSince` says that the scanner is waited for.
 * `infected`: what is left of a file that was found out later, so that whoever chose it reads why; its bytes are gone.
 */
export type ScanState = 'pending' | 'clean' | 'infected'
/** Which looks a clean file has had: for marks of programs alone, or clamd's for viruses, too. */
export type ScannedBy = 'MARKS' | 'CLAMD'

/** The metadata of an upload. The bytes are encrypted in the file store under the same id. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    companyId: companyId(),
    name: text('name').notNull(),
    /** Detected from the bytes, never taken from the sender. */
    type: text('type').$type<StoredType>().notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    keyId: text('key_id').notNull(),
    scan: text('scan').$type<ScanState>().notNull(),
    /** Null: none yet, or from before this was kept. */
    scannedBy: text('scanned_by').$type<ScannedBy>(),
    /**
     * Since when the file waits for a scanner that is away, or since it was last tried. One that is clean stays in use
     * while it waits: it is looked into once more.
     */
    waitingSince: instant('waiting_since'),
    /** Shows an identity or a bank account; said by the record that names the file, and never taken back. */
    sensitive: boolean('sensitive').notNull().default(false),
    /** Kept by staff: the company does not see it, open it or take it along, until a record shows it. */
    internal: boolean('internal').notNull().default(false),
    uploadedByKind: text('uploaded_by_kind').$type<UploaderKind>().notNull(),
    uploadedById: text('uploaded_by_id').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('stored_files_company').on(table.companyId, table.uploadedAt),
    // Nearly always empty, both; the second is asked every minute.
    index('stored_files_not_clean')
      .on(table.scan, table.uploadedAt)
      .where(sql`scan <> 'clean'`),
    index('stored_files_waiting')
      .on(table.scan, table.waitingSince)
      .where(sql`waiting_since is not null`),
  ],
)
export type StoredFileRow = typeof storedFiles.$inferSelect

/** Where a file is used: its record, and the place in that record. */
export const fileBindings = pgTable(
  'file_bindings',
  {
    companyId: companyId(),
    /** Id of the record, e.g. of a work order's node. */
    record: text('record').notNull(),
    /** A field path of a form, or a part of the record: `certificate`. */
    place: text('place').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => storedFiles.id),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.record, table.place, table.fileId] }),
    index('file_bindings_file').on(table.fileId),
  ],
)
export type FileBindingRow = typeof fileBindings.$inferSelect

const fileId = () =>
  text('file_id')
    .notNull()
    .references(() => storedFiles.id, { onDelete: 'cascade' })

/** What can be said of a file, so that it is found again: said by the record that names it, or by a member. */
export const documentFacts = pgTable(
  'document_facts',
  {
    companyId: companyId(),
    fileId: fileId(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** The question that it answered. */
    label: localText('label').notNull(),
    /** Of the services that it was submitted for. */
    countries: text('countries')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whose passport it is. */
    person: text('person'),
    /** The last day on which it is valid. */
    expiresOn: day('expires_on'),
    /** What a member said: no form changes it again. */
    corrected: text('corrected')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When a member took it out of use. */
    retiredAt: instant('retired_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId] }),
    // What ends soon is looked for on every page that a seller opens, among all that the company ever submitted.
    index('document_facts_expiring')
      .on(table.companyId, table.expiresOn)
      .where(sql`retired_at is null and expires_on is not null`),
  ],
)
export type DocumentFactsRow = typeof documentFacts.$inferSelect

/** Who opened a file: of each reader the first time of a day. */
export const documentReadings = pgTable(
  'document_readings',
  {
    companyId: companyId(),
    /** Also of a file that is deleted: who opened it stays known. */
    fileId: text('file_id').notNull(),
    readerKind: text('reader_kind').$type<UploaderKind>().notNull(),
    readerId: text('reader_id').notNull(),
    /** In UTC. */
    readOn: day('read_on').notNull(),
    readAt: instant('read_at').notNull(),
    /** Why, as a member of staff gave it for an order that is not theirs: of the first reading of the day. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.fileId, table.readerKind, table.readerId, table.readOn],
    }),
  ],
)
export type DocumentReadingRow = typeof documentReadings.$inferSelect

/** What is left of a document that a member deleted, so that the history of who opened it can be read. */
export const deletedDocuments = pgTable(
  'deleted_documents',
  {
    companyId: companyId(),
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<StoredType>().notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    label: localText('label').notNull(),
    countries: text('countries').array().notNull(),
    person: text('person'),
    sensitive: boolean('sensitive').notNull(),
    uploadedBy: text('uploaded_by').$type<UploaderKind>().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    deletedById: text('deleted_by_id').notNull(),
    /** As it was at the time. */
    deletedByName: text('deleted_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fileId] })],
)
export type DeletedDocumentRow = typeof deletedDocuments.$inferSelect
