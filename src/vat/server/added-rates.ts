import type { Database } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { RateRow } from '../rates/facts.ts'
import { readAddedRates, rowOf } from './rates.queries.ts'

/** How long a process may use its cached rates before checking whether another process has added one. */
const RECHECK_MS = 1_000

type Cached = { rows: readonly RateRow[]; checkedAt: number }
const caches = new WeakMap<Database, Cached>()

/** Makes this process reload the added rates at the next call. */
export function clearAddedRates(db: Database): void {
  caches.delete(db)
}

/**
 * The rates that staff added, for `rateOn` and the like. While nothing changes it returns the same list, so that tables
 * built from it are reused.
 */
export async function addedRates(deps: Pick<ServerDeps, 'db'>): Promise<readonly RateRow[]> {
  const now = performance.now()
  const cached = caches.get(deps.db)
  if (cached && now - cached.checkedAt < RECHECK_MS) return cached.rows
  const rows = (await readAddedRates(deps.db)).map(rowOf)
  const same = cached && JSON.stringify(cached.rows) === JSON.stringify(rows)
  const fresh = { rows: same ? cached.rows : rows, checkedAt: now }
  caches.set(deps.db, fresh)
  return fresh.rows
}
