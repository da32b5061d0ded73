import { and, asc, type Column, eq, sql } from 'drizzle-orm'
import { type ExportFile, type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { KIND_NAMES } from '../document-kind-names.ts'
import {
  deletedDocuments,
  documentFacts,
  documentReadings,
  fileBindings,
  storedFiles,
  type DocumentFactsRow,
} from './documents.tables.ts'

/** Staff's own papers stay with them, and so does every line about them. */
const isShown = (id: Column) =>
  sql`not exists (select 1 from ${storedFiles} as kept where kept.id = ${id} and kept.internal)`

const shownOf =
  (table: { companyId: Column }, id: Column) =>
  ({ companyId }: { companyId: string }) =>
    and(eq(table.companyId, companyId), isShown(id)) ?? sql`false`

/** Every file of the company under the name that it was given, also those that are no longer in use. */
const files: ExportPart['files'] = async (deps, executor, { companyId }) => {
  const rows = await executor
    .select({ row: storedFiles, facts: documentFacts })
    .from(storedFiles)
    .leftJoin(
      documentFacts,
      and(eq(documentFacts.companyId, storedFiles.companyId), eq(documentFacts.fileId, storedFiles.id)),
    )
    .where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.scan, 'clean'), isShown(storedFiles.id)))
    .orderBy(asc(storedFiles.uploadedAt), asc(storedFiles.id))
  return rows.map(({ row, facts }): ExportFile => ({
    id: row.id,
    folder: 'documents',
    name: row.name,
    ...(facts && { about: aboutOf(facts) }),
    open: () => deps.files.get(row.id, row),
  }))
}

/** Its kind in one word whatever form asked for it, the question where the kind says little, and the person. */
function aboutOf({ kind, label, person }: DocumentFactsRow): LocalText {
  const { en, zh } = kind === 'OTHER' ? label : KIND_NAMES[kind]
  return person === null ? { en, zh } : { en: `${en}, ${person}`, zh: `${zh}，${person}` }
}

export const documentsExport: ExportPart = {
  tables: [
    exportTable({
      table: storedFiles,
      name: 'documents',
      title: { en: 'Documents', zh: '文件' },
      omit: { keyId: 'how it is stored', internal: 'false for every file that is handed out' },
      where: shownOf(storedFiles, storedFiles.id),
    }),
    exportTable({
      table: documentFacts,
      name: 'document-details',
      title: { en: 'Details of the documents', zh: '文件信息' },
      where: shownOf(documentFacts, documentFacts.fileId),
    }),
    exportTable({
      table: fileBindings,
      name: 'document-uses',
      title: { en: 'Where the documents are used', zh: '文件使用位置' },
      where: shownOf(fileBindings, fileBindings.fileId),
    }),
    exportTable({
      table: documentReadings,
      name: 'document-readings',
      title: { en: 'Who opened the documents', zh: '文件查看记录' },
      where: shownOf(documentReadings, documentReadings.fileId),
    }),
    exportTable({
      table: deletedDocuments,
      name: 'deleted-documents',
      title: { en: 'Deleted documents', zh: '已删除的文件' },
    }),
  ],
  files,
}
