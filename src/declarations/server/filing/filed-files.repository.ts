import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { filedFiles, type FiledFileRow } from '../filed-files.tables.ts'

type Of = Pick<DeclarationRow, 'companyId' | 'id'>

export async function insertFiledFile(executor: Executor, row: FiledFileRow): Promise<void> {
  await executor.insert(filedFiles).values(row)
}

export async function filedFileById(
  executor: Executor,
  { companyId, id }: Of,
  fileId: string,
): Promise<FiledFileRow | undefined> {
  const [row] = await executor
    .select()
    .from(filedFiles)
    .where(
      and(
        eq(filedFiles.companyId, companyId),
        eq(filedFiles.fileId, fileId),
        eq(filedFiles.declarationId, id),
      ),
    )
  return row
}

/** What was last given out under a name, of the figures as they stand. */
export async function lastGivenOut(
  executor: Executor,
  { companyId, id, revision }: Of & Pick<DeclarationRow, 'revision'>,
  name: string,
): Promise<FiledFileRow | undefined> {
  const [row] = await executor
    .select()
    .from(filedFiles)
    .where(
      and(
        eq(filedFiles.companyId, companyId),
        eq(filedFiles.declarationId, id),
        eq(filedFiles.revision, revision),
        eq(filedFiles.name, name),
      ),
    )
    .orderBy(desc(filedFiles.madeAt), desc(filedFiles.fileId))
    .limit(1)
  return row
}

export async function idsOfFiledFiles(
  executor: Executor,
  companyId: string,
  declarationIds: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .select({ fileId: filedFiles.fileId })
    .from(filedFiles)
    .where(and(eq(filedFiles.companyId, companyId), inArray(filedFiles.declarationId, [...declarationIds])))
  return rows.map(({ fileId }) => fileId)
}

/** The files in the store, which no other table names. */
export async function filedFileIds(executor: Executor): Promise<string[]> {
  const rows = await executor.select({ fileId: filedFiles.fileId }).from(filedFiles)
  return rows.map(({ fileId }) => fileId)
}
