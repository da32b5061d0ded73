import { filedFileIds, packFileIds } from '#declarations/server/public.ts'
import { listFileIds } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { exportFileIds } from '#privacy/server/public.ts'
import { reportFileIds } from '#reports/server/public.ts'

const PAGE = 5_000

/** Files in the store that only the tables of other modules than documents name. */
export const filesElsewhere = async (executor: Executor): Promise<string[]> => [
  ...(await exportFileIds(executor)),
  ...(await reportFileIds(executor)),
  ...(await packFileIds(executor)),
  ...(await filedFileIds(executor)),
]

/** The ids of all files that rows name. */
export async function* fileIds(executor: Executor): AsyncGenerator<string> {
  for (let after = '', ids: string[]; (ids = await listFileIds(executor, after, PAGE)).length > 0;) {
    yield* ids
    after = ids.at(-1) ?? ''
  }
  yield* await filesElsewhere(executor)
}

/** Their names in the store. */
export async function* namedEntries({ db, files }: Pick<ServerDeps, 'db' | 'files'>): AsyncGenerator<string> {
  for await (const id of fileIds(db)) yield files.entryOf(id)
}
