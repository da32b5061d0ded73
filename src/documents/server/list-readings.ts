import type { Executor } from '#platform/server/database.ts'
import { documentRefusals } from './documents.errors.ts'
import { getStoredFiles } from './documents.queries.ts'
import type { UploaderKind } from './documents.tables.ts'
import { readingsOf, wasDeleted } from './vault.queries.ts'

/** What this module cannot know: the names of members, of staff, of invited people. */
export type ReaderNames = (reader: {
  kind: UploaderKind
  id: string
  companyId: string
}) => Promise<string | undefined>

const MOST_SHOWN = 50

/** Who opened a file of the company. */
export async function listReaders(
  executor: Executor,
  nameOf: ReaderNames,
  { companyId, fileId }: { companyId: string; fileId: string },
) {
  const [file] = await getStoredFiles(executor, companyId, [fileId])
  if (!file && !(await wasDeleted(executor, companyId, fileId))) throw documentRefusals.not_found()
  const rows = await readingsOf(executor, companyId, fileId, MOST_SHOWN)
  const names = new Map<string, string | undefined>()
  for (const { readerKind: kind, readerId: id } of rows)
    if (!names.has(id)) names.set(id, await nameOf({ kind, id, companyId }))
  return rows.map(({ readerKind, readerId, readAt }) => ({
    kind: readerKind,
    name: names.get(readerId) ?? null,
    at: readAt.toISOString(),
  }))
}
