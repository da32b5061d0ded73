import type { Database } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { RateRow } from '../rates/facts.ts'
import { readAddedRates, rowOf } from './rates.queries.ts'

/** How long a process may go on without looking whether another one has added a rate. */
const LOOK_AGAIN_MS = 1_000

type Kept = { rows: readonly RateRow[]; lookedAt: number }
const kept = new WeakMap<Database, Kept>()

/** Makes this process read the added rates anew at the next call. */
export function clearAddedRates(db: Database): void {
  kept.delete(db)
}

/**
 * The rates that staff added, for `rateOn` and its kin. As long as nothing changes it is the same list, and with it the
 * tables that were made from it.
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
