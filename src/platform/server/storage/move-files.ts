import type { ServerDeps } from '../server-deps.ts'
import type { Transaction } from '../database.ts'
import { moveEntries, type Stores } from './move-entries.ts'
import { readMove, recordMove } from './moves.repository.ts'
import type { Storage } from './open-storage.ts'

const JOB = 'files.move'
/** Short enough that a server that stops waits for it. */
const SLICE_MS = 3_000

export type MoveDeps = Pick<ServerDeps, 'db' | 'jobs' | 'clock' | 'log'> & {
  storage: Storage
  /** The names of all entries that rows name. */
  namedEntries(): AsyncIterable<string>
}

export function registerMoveJob(deps: MoveDeps): void {
  deps.jobs.register(JOB, () => moveFiles(deps))
}

/** Begins to move what lies in the store of an earlier setting. @returns false if there is only one store */
export async function beginMove({
  db,
  jobs,
  clock,
  storage,
}: Omit<MoveDeps, 'namedEntries'>): Promise<boolean> {
  if (!storage.old) return false
  const { kind } = storage.current
  await db.transaction(async (tx) => {
    const begunAt = clock.now().toISOString()
    await recordMove(tx, { to: kind, begunAt, moved: 0, bytes: 0, failed: [], endedAt: null })
    await goOn(jobs, tx)
  })
  return true
}

const goOn = (jobs: MoveDeps['jobs'], tx: Transaction) => jobs.add(tx, JOB, {}, { key: JOB, queue: JOB })

/** A slice of the work; the next one is another job. A store that is away lets the job be tried again later. */
async function moveFiles(deps: MoveDeps): Promise<void> {
  const { db, jobs, clock, log, storage } = deps
  const { current, old } = storage
  const move = await readMove(db)
  // The setting was changed back meanwhile: nothing is to be moved there any more.
  if (!old || !move || move.endedAt || move.to !== current.kind) return
  const stores: Stores = { current, old }
  const isNamed = (name: string) => isAmong(deps.namedEntries(), name)
  const { moved, bytes, failed, isDone } = await moveEntries(stores, { isNamed, milliseconds: SLICE_MS })
  const next = { ...move, moved: move.moved + moved, bytes: move.bytes + bytes, failed }
  await db.transaction(async (tx) => {
    await recordMove(tx, { ...next, endedAt: isDone ? clock.now().toISOString() : null })
    if (!isDone) await goOn(jobs, tx)
  })
  if (failed.length > 0) log.error({ entries: failed.slice(0, 20) }, 'files could not be moved')
  if (isDone) log.info({ moved: next.moved, bytes: next.bytes, failed: failed.length }, 'files moved')
}

async function isAmong(names: AsyncIterable<string>, wanted: string): Promise<boolean> {
  for await (const name of names) if (name === wanted) return true
  return false
}
