import { isDeepStrictEqual } from 'node:util'
import type { Database, Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import type { Days } from '../process.ts'
import type { Product } from '../product.ts'
import { listCategories, listSellableProducts, readStamp } from './catalogue.queries.ts'
import type { CategoryRow } from './catalogue.tables.ts'
import { durationsOf } from './experience.ts'

/** The public catalogue of one day, at one stamp. */
export type CatalogueSnapshot = {
  day: Day
  stamp: number
  /** Each with the days that its finished work took, once enough is finished. */
  products: Product[]
  /** Of which products that is so, and what was known. */
  measured: ReadonlyMap<string, Days>
  categories: CategoryRow[]
  byKey: Map<string, Product>
  /** Answers computed from this snapshot; discarded with it. */
  answers: Map<string, unknown>
}

/** How long a process may go without checking whether another one has changed the catalogue. */
const RECHECK_MS = 1_000

/** What work took changes by a day now and then. */
const RELEARN_MS = 60_000

type Cached = { snapshot: CatalogueSnapshot; checkedAt: number; learntAt: number }
const caches = new WeakMap<Database, Cached>()

/** Makes this process reload the catalogue at the next call. */
export function clearCatalogue(db: Database): void {
  caches.delete(db)
}

/** Everything on sale, from memory: reloaded when the stamp has risen or a new day's prices begin. */
export async function readCatalogue(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
): Promise<CatalogueSnapshot> {
  const day = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const now = performance.now()
  const cached = caches.get(deps.db)
  if (cached?.snapshot.day === day && now - cached.checkedAt < RECHECK_MS) return cached.snapshot
  const stamp = await readStamp(deps.db)
  if (
    cached?.snapshot.day === day &&
    cached.snapshot.stamp === stamp &&
    !(await hasLearnt(deps.db, cached))
  ) {
    cached.checkedAt = now
    return cached.snapshot
  }
  const [planned, categories] = await Promise.all([
    listSellableProducts(deps.db, day),
    listCategories(deps.db),
  ])
  const measured = await durationsOf(deps.db, idsOf(planned))
  const products = planned.map((product) => ({
    ...product,
    expectedDays: measured.get(product.id) ?? product.expectedDays,
  }))
  const byKey = new Map(
    products.flatMap((product) => [[product.id, product] as const, [product.code, product] as const]),
  )
  const snapshot = { day, stamp, products, measured, categories, byKey, answers: new Map() }
  caches.set(deps.db, { snapshot, checkedAt: now, learntAt: now })
  return snapshot
}

const idsOf = (products: readonly Product[]): string[] => products.map(({ id }) => id)

/** Whether the days that work took are other ones than those of the snapshot; asked for once a minute. */
async function hasLearnt(db: Database, cached: Cached): Promise<boolean> {
  const now = performance.now()
  if (now - cached.learntAt < RELEARN_MS) return false
  cached.learntAt = now
  return !isDeepStrictEqual(await durationsOf(db, idsOf(cached.snapshot.products)), cached.snapshot.measured)
}

/**
 * What is on sale right now, also from inside a transaction: from memory if the stamp is unchanged, which is asked for once
 * a second as for every reader: an order names the sum that its buyer saw. Undefined if only the database can tell.
 */
export async function catalogueNow(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  executor: Executor,
): Promise<CatalogueSnapshot | undefined> {
  const cached = caches.get(deps.db)
  const isOfToday = cached?.snapshot.day === dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const now = performance.now()
  if (isOfToday && now - cached.checkedAt < RECHECK_MS) return cached.snapshot
  if (isOfToday && (await readStamp(executor)) === cached.snapshot.stamp) {
    cached.checkedAt = now
    return cached.snapshot
  }
  if (executor !== deps.db) return undefined
  clearCatalogue(deps.db)
  return readCatalogue(deps)
}

/** An answer computed once per snapshot. Their number is bounded: beyond it they are computed each time. */
export function cachedIn<T>(snapshot: CatalogueSnapshot, key: string, make: () => T): T {
  if (snapshot.answers.has(key)) return snapshot.answers.get(key) as T
  const answer = make()
  if (snapshot.answers.size < 2_000) snapshot.answers.set(key, answer)
  return answer
}
