import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { fileBindings, storedFiles, type FileBindingRow, type StoredFileRow } from './documents.tables.ts'

export async function insertStoredFile(executor: Executor, row: StoredFileRow): Promise<void> {
  await executor.insert(storedFiles).values(row)
}

export async function markScannedClean(executor: Executor, id: string): Promise<void> {
  await executor.update(storedFiles).set({ scan: 'clean' }).where(eq(storedFiles.id, id))
}

export async function deleteStoredFile(executor: Executor, id: string): Promise<void> {
  await executor.delete(storedFiles).where(eq(storedFiles.id, id))
}

/** Binds files to a record; existing bindings stay as they are. */
export async function insertBindings(tx: Transaction, rows: FileBindingRow[]): Promise<void> {
  await tx.insert(fileBindings).values(rows).onConflictDoNothing()
}
