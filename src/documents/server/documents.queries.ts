import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
  sql,
  sum,
} from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { fileBindings, storedFiles, type StoredFileRow, type UploaderKind } from './documents.tables.ts'

/**
 * The company's own files among `ids`; files of others, and those that staff keep to themselves, are left out as if they
 * did not exist.
 */
export async function getStoredFiles(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<StoredFileRow[]> {
  return (await getFilesForStaff(executor, companyId, ids)).filter(isShown)
}

/** The same with those that staff keep to themselves. */
export async function getFilesForStaff(
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

const isShown = ({ internal }: StoredFileRow) => !internal

/** The same as `getStoredFiles`, and nobody deletes them before the transaction ends. */
export async function holdStoredFiles(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<StoredFileRow[]> {
  return (await holdFilesForStaff(tx, companyId, ids)).filter(isShown)
}

export async function holdFilesForStaff(
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

/** The files used by some records, in upload order, without those that staff keep to themselves. */
export async function getBoundFiles(
  executor: Executor,
  companyId: string,
  records: readonly string[],
): Promise<BoundFile[]> {
  return (await getBoundForStaff(executor, companyId, records)).filter(isShown)
}

/** The same with those that staff keep to themselves. */
export async function getBoundForStaff(
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

/** Where a file is used, in whichever records. */
export async function bindingsOf(
  executor: Executor,
  companyId: string,
  fileId: string,
): Promise<{ record: string; place: string }[]> {
  return executor
    .select({ record: fileBindings.record, place: fileBindings.place })
    .from(fileBindings)
    .where(and(eq(fileBindings.companyId, companyId), eq(fileBindings.fileId, fileId)))
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
    // Of a file that was found out only the row is left.
    .where(and(gt(storedFiles.id, after), ne(storedFiles.scan, 'infected')))
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

/**
 * The files that wait for the scanner, those that were not tried for longest before; those that are in use meanwhile come
 * last.
 */
export async function listWaiting(executor: Executor, limit: number): Promise<StoredFileRow[]> {
  return executor
    .select()
    .from(storedFiles)
    .where(and(ne(storedFiles.scan, 'infected'), isNotNull(storedFiles.waitingSince)))
    .orderBy(desc(storedFiles.scan), asc(storedFiles.waitingSince), asc(storedFiles.uploadedAt))
    .limit(limit)
}

/** When the first of those came that wait and came before an instant. */
export async function firstWaitingSince(executor: Executor, before: Date): Promise<Date | undefined> {
  const [row] = await executor
    .select({ uploadedAt: storedFiles.uploadedAt })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.scan, 'pending'),
        isNotNull(storedFiles.waitingSince),
        lte(storedFiles.uploadedAt, before),
      ),
    )
    .orderBy(asc(storedFiles.uploadedAt))
    .limit(1)
  return row?.uploadedAt
}

/** How many wait, and nobody can use them. */
export async function countWaiting(executor: Executor): Promise<number> {
  return executor.$count(
    storedFiles,
    and(eq(storedFiles.scan, 'pending'), isNotNull(storedFiles.waitingSince)),
  )
}

/** How many in use clamd has not seen, and how many of them wait for it. */
export async function countUnseen(executor: Executor): Promise<{ unseen: number; waiting: number }> {
  const unseen = and(eq(storedFiles.scan, 'clean'), sql`${storedFiles.scannedBy} is distinct from 'CLAMD'`)
  return {
    unseen: await executor.$count(storedFiles, unseen),
    waiting: await executor.$count(storedFiles, and(unseen, isNotNull(storedFiles.waitingSince))),
  }
}
