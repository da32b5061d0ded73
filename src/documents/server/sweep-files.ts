import type { ServerDeps } from '#platform/server/server-deps.ts'
import { listFileIds, whichExist } from './documents.queries.ts'
import { deleteInfectedBefore, deletePendingBefore } from './documents.repository.ts'

/** Files in the same store that other modules answer for. */
export type OtherFiles = { filesElsewhere?: () => Promise<readonly string[]> }
type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'log'> & OtherFiles

const HOUR_MS = 3_600_000
/** An upload takes ten minutes at most: what is older is the rest of a killed process, not one that is running. */
const UNFINISHED_MS = HOUR_MS
/** A file without its row is kept for longer: the database may have been restored from a backup. */
const ORPHAN_MS = 7 * 24 * HOUR_MS
/** What is left of a file that was found out after its upload, for those who named it in a form. */
const INFECTED_MS = 60 * 24 * HOUR_MS
const PAGE = 5_000
/** More orphans than this, and most of the files: the folder belongs to another database. */
const SUSPICIOUS = 20

export type Sweep = { parts: number; pending: number; orphans: number; missing: string[]; refused: boolean }

/** Removes what killed uploads left behind, and reports files that are missing. Uploads may run meanwhile. */
export async function sweepFiles(deps: Deps): Promise<Sweep> {
  const now = deps.clock.now().getTime()
  const pending = await deletePendingBefore(deps.db, new Date(now - UNFINISHED_MS))
  for (const id of pending) await deps.files.remove(id)
  await deleteInfectedBefore(deps.db, new Date(now - INFECTED_MS))
  const { parts, names } = await readFolder(deps, now)
  const total = names.size
  const missing = await strikeKnown(deps, names)
  for (const id of (await deps.filesElsewhere?.()) ?? []) names.delete(deps.files.entryOf(id))
  const orphans = [...names].filter(([, changedAt]) => changedAt < now - ORPHAN_MS).map(([name]) => name)
  const refused = orphans.length > SUSPICIOUS && orphans.length > total / 2
  if (!refused) for (const name of orphans) await deps.files.removeEntry(name)
  const sweep = { parts, pending: pending.length, orphans: orphans.length, missing, refused }
  report(deps, sweep)
  return sweep
}

/** Removes old parts. @returns the whole files with the time of their last change */
async function readFolder(
  { files }: Deps,
  now: number,
): Promise<{ parts: number; names: Map<string, number> }> {
  const names = new Map<string, number>()
  let parts = 0
  for await (const { name, isPart, changedAt } of files.entries()) {
    if (!isPart) names.set(name, changedAt)
    else if (changedAt < now - UNFINISHED_MS) {
      await files.removeEntry(name)
      parts += 1
    }
  }
  return { parts, names }
}

/**
 * Strikes out the files that have a row. The folder was read before: a file that was added since has its row and is not
 * in the list. @returns the ids of rows whose file is missing
 */
async function strikeKnown({ db, files }: Deps, names: Map<string, number>): Promise<string[]> {
  const missing: string[] = []
  for (let after = '', ids: string[]; (ids = await listFileIds(db, after, PAGE)).length > 0;) {
    const away: string[] = []
    for (const id of ids) if (!names.delete(files.entryOf(id)) && !(await files.has(id))) away.push(id)
    // An upload that was refused meanwhile took its row along.
    missing.push(...(await whichExist(db, away)))
    after = ids.at(-1) ?? ''
  }
  return missing
}

function report({ log }: Deps, { missing, refused, ...counts }: Sweep): void {
  if (counts.parts + counts.pending + counts.orphans > 0) log.warn(counts, 'remains of uploads swept')
  if (refused) log.error(counts, 'most files have no row: does the folder belong to another database?')
  if (missing.length > 0)
    log.error({ count: missing.length, fileIds: missing.slice(0, 20) }, 'stored files are missing')
}
