import { and, asc, count, eq, gt, gte, inArray, notExists, sql, sum } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { fileBindings, storedFiles, type StoredFileRow, type UploaderKind } from './documents.tables.ts'

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

/** The same, and nobody deletes them before the transaction ends. */
export async function holdStoredFiles(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<StoredFileRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, companyId), inArray(storedFiles.id, [...new Set(ids)])))
    .orderBy(asc(storedFiles.id))
    .for('key share')
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

/** The files of an uploader since some day that no record uses. */
export async function countUnused(
  executor: Executor,
  owner: { companyId: string; kind: UploaderKind; id?: string },
  since: Date,
): Promise<{ files: number; bytes: number }> {
  const [unused] = await executor
    .select({ files: count(), bytes: sum(storedFiles.size).mapWith(Number) })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.companyId, owner.companyId),
        gte(storedFiles.uploadedAt, since),
        eq(storedFiles.uploadedByKind, owner.kind),
        owner.id === undefined ? undefined : eq(storedFiles.uploadedById, owner.id),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(fileBindings)
            .where(eq(fileBindings.fileId, storedFiles.id)),
        ),
      ),
    )
  return { files: unused?.files ?? 0, bytes: unused?.bytes ?? 0 }
}

/** Ids of files in their order, behind `after`: for reading all of them page by page. */
export async function listFileIds(executor: Executor, after: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(gt(storedFiles.id, after))
    .orderBy(asc(storedFiles.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Those of `ids` whose row is still there. */
export async function whichExist(executor: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]))
  return rows.map(({ id }) => id)
}
