import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import {
  documentFacts,
  fileBindings,
  storedFiles,
  type FileBindingRow,
  type ScannedBy,
  type StoredFileRow,
} from './documents.tables.ts'

export async function insertStoredFile(executor: Executor, row: StoredFileRow): Promise<void> {
  await executor.insert(storedFiles).values(row)
}

/** New, or waiting: also for another look, while it is in use. */
const isUnderScan = (id: string) =>
  and(eq(storedFiles.id, id), or(eq(storedFiles.scan, 'pending'), isNotNull(storedFiles.waitingSince)))

/** @returns false if the row is gone: the sweep took it for the rest of a process that was killed */
export async function markScannedClean(
  executor: Executor,
  id: string,
  scannedBy: ScannedBy,
): Promise<boolean> {
  const rows = await executor
    .update(storedFiles)
    .set({ scan: 'clean', scannedBy, waitingSince: null })
    .where(isUnderScan(id))
    .returning({ id: storedFiles.id })
  return rows.length > 0
}

const QUOTA_LOCK = 7_201_004

/** Uploads of one owner queue here, so that several at once cannot pass the quota together. */
export async function lockQuota(tx: Transaction, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::int, hashtext(${owner}))`)
}

/** Marks the company's own among `ids` as showing an identity or a bank account. */
export async function markSensitive(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await executor
    .update(storedFiles)
    .set({ sensitive: true })
    .where(
      and(
        eq(storedFiles.companyId, companyId),
        inArray(storedFiles.id, [...ids]),
        eq(storedFiles.sensitive, false),
      ),
    )
}

/** Shows the company's own among `ids` to the company, or keeps them from it. */
export async function setInternal(
  tx: Transaction,
  companyId: string,
  { ids, internal }: { ids: readonly string[]; internal: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(storedFiles)
    .set({ internal })
    .where(and(eq(storedFiles.companyId, companyId), inArray(storedFiles.id, [...ids])))
}

/** Shows the company's own among `ids` that staff have uploaded and no record keeps from it. */
export async function showUnbound(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const uses = tx
    .select({ one: sql`1` })
    .from(fileBindings)
    .where(eq(fileBindings.fileId, storedFiles.id))
  await tx
    .update(storedFiles)
    .set({ internal: false })
    .where(
      and(
        eq(storedFiles.companyId, companyId),
        inArray(storedFiles.id, [...ids]),
        eq(storedFiles.internal, true),
        notExists(uses),
      ),
    )
}

/** @returns false if the row is gone */
export async function markWaiting(executor: Executor, id: string, since: Date): Promise<boolean> {
  const rows = await executor
    .update(storedFiles)
    .set({ waitingSince: since })
    .where(isUnderScan(id))
    .returning({ id: storedFiles.id })
  return rows.length > 0
}

/** Leaves of a file that waited what was wrong with it. @returns false if it was removed, or judged, meanwhile */
export async function markInfected(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .update(storedFiles)
    .set({ scan: 'infected', waitingSince: null })
    .where(isUnderScan(id))
    .returning({ id: storedFiles.id })
  return rows.length > 0
}

/** Has every file looked into that clamd has not seen; they stay in use meanwhile. @returns how many wait */
export async function waitForClamd(executor: Executor, since: Date): Promise<number> {
  const rows = await executor
    .update(storedFiles)
    .set({ waitingSince: since })
    .where(
      and(
        eq(storedFiles.scan, 'clean'),
        isNull(storedFiles.waitingSince),
        sql`${storedFiles.scannedBy} is distinct from 'CLAMD'`,
      ),
    )
    .returning({ id: storedFiles.id })
  return rows.length
}

/** Deletes what was left of files that were found out long ago; a record that uses one keeps saying which it was. */
export async function deleteInfectedBefore(executor: Executor, before: Date): Promise<void> {
  const uses = executor
    .select({ one: sql`1` })
    .from(fileBindings)
    .where(eq(fileBindings.fileId, storedFiles.id))
  await executor
    .delete(storedFiles)
    .where(and(eq(storedFiles.scan, 'infected'), lt(storedFiles.uploadedAt, before), notExists(uses)))
}

/** Deletes rows whose upload never ended. @returns their ids */
export async function deletePendingBefore(executor: Executor, before: Date): Promise<string[]> {
  const rows = await executor
    .delete(storedFiles)
    .where(
      and(
        eq(storedFiles.scan, 'pending'),
        isNull(storedFiles.waitingSince),
        lt(storedFiles.uploadedAt, before),
      ),
    )
    .returning({ id: storedFiles.id })
  return rows.map(({ id }) => id)
}

export async function deleteStoredFile(executor: Executor, id: string): Promise<void> {
  await executor.delete(storedFiles).where(eq(storedFiles.id, id))
}

/** Binds files to a record; existing bindings stay as they are. */
export async function insertBindings(tx: Transaction, rows: FileBindingRow[]): Promise<void> {
  await tx.insert(fileBindings).values(rows).onConflictDoNothing()
}

/** @returns false if the file was not theirs */
export async function moveStoredFile(
  tx: Transaction,
  { fileId, from, to }: { fileId: string; from: string; to: string },
): Promise<boolean> {
  const rows = await tx
    .update(storedFiles)
    .set({ companyId: to })
    .where(and(eq(storedFiles.id, fileId), eq(storedFiles.companyId, from)))
    .returning({ id: storedFiles.id })
  await tx.delete(fileBindings).where(and(eq(fileBindings.fileId, fileId), eq(fileBindings.companyId, from)))
  await tx
    .delete(documentFacts)
    .where(and(eq(documentFacts.fileId, fileId), eq(documentFacts.companyId, from)))
  return rows.length > 0
}

/** Records use none of their files any more. @returns the ids of those files, in their order */
export async function unbindFiles(
  tx: Transaction,
  companyId: string,
  records: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .delete(fileBindings)
    .where(and(eq(fileBindings.companyId, companyId), inArray(fileBindings.record, [...records])))
    .returning({ fileId: fileBindings.fileId })
  return [...new Set(rows.map(({ fileId }) => fileId))].toSorted()
}

export async function isBound(executor: Executor, fileId: string): Promise<boolean> {
  return (await executor.$count(fileBindings, eq(fileBindings.fileId, fileId))) > 0
}

/** All files of a company, or those that some of its people uploaded. */
export async function idsOfCompany(
  executor: Executor,
  companyId: string,
  uploadedBy?: readonly string[],
): Promise<string[]> {
  const theirs = uploadedBy && inArray(storedFiles.uploadedById, [...uploadedBy])
  const rows = await executor
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, companyId), theirs))
  return rows.map(({ id }) => id)
}
