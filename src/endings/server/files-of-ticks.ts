import { getStoredFiles } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { ticksOf, type Key } from './endings.queries.ts'

/** The names of the documents with which points were ticked off. */
export async function filesOfTicks(executor: Executor, key: Key): Promise<(fileId: string) => string> {
  const ids = (await ticksOf(executor, key)).flatMap(({ fileId }) => fileId ?? [])
  const files = ids.length === 0 ? [] : await getStoredFiles(executor, key.companyId, ids)
  return (fileId) => files.find(({ id }) => id === fileId)?.name ?? ''
}
