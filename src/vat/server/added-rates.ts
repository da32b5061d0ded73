import type { Database } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { RateRow } from '../rates/facts.ts'
import { readAddedRates, rowOf } from './rates.repository.ts'

/** How long a process may use its cached rates before checking whether another process has added one. */
const LOOK_AGAIN_MS = 1_000

type Kept = { rows: readonly RateRow[]; lookedAt: number }
const kept = new WeakMap<Database, Kept>()

/** Makes this process reload the added rates at the next call. */
export function clearAddedRates(db: Database): void {
  kept.delete(db)
}

/**
 * The rates that staff added, for `rateOn` and the like. While nothing changes it returns the same list, so that tables
 * built from it are reused.
 */
export async function addedRates(deps: Pick<ServerDeps, 'db'>): Promise<readonly RateRow[]> {
  const now = performance.now()
  const held = kept.get(deps.db)
  if (held && now - held.lookedAt < LOOK_AGAIN_MS) return held.rows
  const rows = (await readAddedRates(deps.db)).map(rowOf)
  const same = held && JSON.stringify(held.rows) === JSON.stringify(rows)
  const fresh = { rows: same ? held.rows : rows, lookedAt: now }
  kept.set(deps.db, fresh)
  return fresh.rows
}
