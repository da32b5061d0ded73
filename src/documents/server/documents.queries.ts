import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { fileBindings, storedFiles, type StoredFileRow } from './documents.tables.ts'

/** The company's own files among `ids`; files of others are left out as if they did not exist. */
export async function getStoredFiles(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<StoredFileRow[]> {
  if (ids.length === 0) return []
  return executor
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, companyId), inArray(storedFiles.id, [...new Set(ids)])))
}

export type BoundFile = StoredFileRow & { record: string; place: string; boundAt: Date }

/** The files used by some records, in upload order. */
export async function getBoundFiles(
  executor: Executor,
  companyId: string,
  records: readonly string[],
): Promise<BoundFile[]> {
  if (records.length === 0) return []
  const rows = await executor
    .select()
    .from(fileBindings)
    .innerJoin(storedFiles, eq(storedFiles.id, fileBindings.fileId))
    .where(and(eq(fileBindings.companyId, companyId), inArray(fileBindings.record, [...records])))
    .orderBy(asc(fileBindings.boundAt), asc(fileBindings.place))
  return rows.map(({ file_bindings: binding, stored_files: file }) => ({
    ...file,
    record: binding.record,
    place: binding.place,
    boundAt: binding.boundAt,
  }))
}
