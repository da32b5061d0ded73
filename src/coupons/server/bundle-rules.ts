import type { Database, Executor } from '#platform/server/database.ts'
import type { BundleRule } from '../bundle.ts'
import { listBundleRules } from './coupons.queries.ts'

/** How long a process may cache the rules. An order names the sum that its buyer saw. */
const LOOK_AGAIN_MS = 10_000

type CachedRules = { rules: BundleRule[]; readAt: number }
const cache = new WeakMap<Database, CachedRules>()

/** The rules for several countries, also those not in force today. There are few, so they stay in memory. */
export async function readBundleRules(db: Database, executor: Executor = db): Promise<BundleRule[]> {
  const now = performance.now()
  const held = cache.get(db)
  if (held && now - held.readAt < LOOK_AGAIN_MS) return held.rules
  const rules = await listBundleRules(executor)
  cache.set(db, { rules, readAt: now })
  return rules
}

/** Makes this process reload the rules. */
export function clearBundleRules(db: Database): void {
  cache.delete(db)
}
