import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, id, instant } from '#platform/server/columns.ts'
import type { AllowedType } from '../file-rules.ts'

export type UploaderKind = 'seller' | 'invited' | 'staff'
export type ScanState = 'pending' | 'clean' | 'infected'

/** The metadata of an upload. The bytes are encrypted in the file store under the same id. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    companyId: companyId(),
    name: text('name').notNull(),
    /** Detected from the bytes, never taken from the sender. */
    type: text('type').$type<AllowedType>().notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    keyId: text('key_id').notNull(),
    scan: text('scan').$type<ScanState>().notNull(),
    /** Shows an identity or a bank account; said by the record that names the file, and never taken back. */
    sensitive: boolean('sensitive').notNull().default(false),
    uploadedByKind: text('uploaded_by_kind').$type<UploaderKind>().notNull(),
    uploadedById: text('uploaded_by_id').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [index('stored_files_company').on(table.companyId, table.uploadedAt)],
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
