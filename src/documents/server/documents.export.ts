import { and, asc, eq } from 'drizzle-orm'
import { type ExportFile, type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import {
  deletedDocuments,
  documentFacts,
  documentReadings,
  fileBindings,
  storedFiles,
} from './documents.tables.ts'

/** Every file of the company under the name that it was given, also those that are no longer in use. */
const files: ExportPart['files'] = async (deps, executor, { companyId }) => {
  const rows = await executor
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.scan, 'clean')))
    .orderBy(asc(storedFiles.uploadedAt), asc(storedFiles.id))
  return rows.map((row): ExportFile => ({
    id: row.id,
    folder: 'documents',
    name: row.name,
    open: () => deps.files.get(row.id, row),
  }))
}

export const documentsExport: ExportPart = {
  tables: [
    exportTable({
      table: storedFiles,
      name: 'documents',
      title: { en: 'Documents', zh: '文件' },
      omit: { keyId: 'how it is stored' },
    }),
    exportTable({
      table: documentFacts,
      name: 'document-details',
      title: { en: 'Details of the documents', zh: '文件信息' },
    }),
    exportTable({
      table: fileBindings,
      name: 'document-uses',
      title: { en: 'Where the documents are used', zh: '文件使用位置' },
    }),
    exportTable({
      table: documentReadings,
      name: 'document-readings',
      title: { en: 'Who opened the documents', zh: '文件查看记录' },
    }),
    exportTable({
      table: deletedDocuments,
      name: 'deleted-documents',
      title: { en: 'Deleted documents', zh: '已删除的文件' },
    }),
  ],
  files,
}
