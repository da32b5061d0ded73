import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ImportStatus } from '../import-states.ts'
import { type FilePartRow, type ImportRow, reportFileParts, reportImports } from './reports.tables.ts'
import type { ImportId } from './transactions.repository.ts'

const is = ({ companyId, id }: ImportId) =>
  and(eq(reportImports.companyId, companyId), eq(reportImports.id, id))

export async function insertImport(tx: Transaction, row: typeof reportImports.$inferInsert): Promise<void> {
  await tx.insert(reportImports).values(row)
}

export async function findImport(executor: Executor, id: ImportId): Promise<ImportRow | undefined> {
  const [row] = await executor.select().from(reportImports).where(is(id))
  return row
}

/** The import, which nobody else changes until the transaction ends. */
export async function lockImport(tx: Transaction, id: ImportId): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(reportImports).where(is(id)).for('update')
  return row
}

/** @returns false where its status is none of these */
export async function changeImport(
  executor: Executor,
  id: ImportId,
  from: readonly ImportStatus[],
  change: Partial<ImportRow>,
): Promise<boolean> {
  const rows = await executor
    .update(reportImports)
    .set(change)
    .where(and(is(id), inArray(reportImports.status, [...from])))
    .returning({ id: reportImports.id })
  return rows.length > 0
}

/** Another import of the same file that holds it. */
export async function findSameFile(
  executor: Executor,
  companyId: string,
  fingerprint: string,
): Promise<ImportRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportImports)
    .where(
      and(
        eq(reportImports.companyId, companyId),
        eq(reportImports.fingerprint, fingerprint),
        sql`${reportImports.status} in ('MAPPING', 'WAITING', 'RUNNING', 'CANCELLING', 'FINISHED')`,
      ),
    )
  return row
}

export function partsOf(executor: Executor, { companyId, id }: ImportId): Promise<FilePartRow[]> {
  return executor
    .select()
    .from(reportFileParts)
    .where(and(eq(reportFileParts.companyId, companyId), eq(reportFileParts.importId, id)))
    .orderBy(asc(reportFileParts.start))
}

export async function insertPart(tx: Transaction, row: FilePartRow): Promise<void> {
  await tx.insert(reportFileParts).values(row)
}

export async function deleteParts(tx: Transaction, { companyId, id }: ImportId): Promise<string[]> {
  const rows = await tx
    .delete(reportFileParts)
    .where(and(eq(reportFileParts.companyId, companyId), eq(reportFileParts.importId, id)))
    .returning({ fileId: reportFileParts.fileId })
  return rows.map(({ fileId }) => fileId)
}

/** Removes an import whose parts are gone. */
export async function deleteImport(tx: Transaction, id: ImportId): Promise<void> {
  await tx.delete(reportImports).where(is(id))
}

/** The files of reports in the store, which no other table names. */
export async function reportFileIds(executor: Executor): Promise<string[]> {
  const rows = await executor.select({ fileId: reportFileParts.fileId }).from(reportFileParts)
  return rows.map(({ fileId }) => fileId)
}

export async function partAt(
  executor: Executor,
  { companyId, id }: ImportId,
  start: number,
): Promise<FilePartRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportFileParts)
    .where(
      and(
        eq(reportFileParts.companyId, companyId),
        eq(reportFileParts.importId, id),
        eq(reportFileParts.start, start),
      ),
    )
  return row
}
