import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant } from '#platform/server/columns.ts'
import type { FileLabel } from '../files/declaration-file.ts'

/**
 * Files of confirmed declarations as they were given out to be filed, or made when they were signed off. The bytes are in
 * the file store and never change: what is made again later would follow names and numbers that have changed since.
 */
export const filedFiles = pgTable(
  'filed_files',
  {
    companyId: companyId(),
    /** Under which the bytes are stored. */
    fileId: text('file_id').notNull(),
    declarationId: text('declaration_id').notNull(),
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    label: text('label').$type<FileLabel>().notNull(),
    keyId: text('key_id').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** How much of it its authority's rules refuse: with any it is not filed. */
    problems: integer('problems').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId] }),
    index('filed_files_of').on(table.companyId, table.declarationId, table.madeAt),
  ],
)
export type FiledFileRow = typeof filedFiles.$inferSelect
