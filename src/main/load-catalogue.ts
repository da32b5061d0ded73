import { count } from 'drizzle-orm'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { products } from '#catalogue/server/catalogue.tables.ts'
import { seedBundleRules } from '#coupons/server/coupons.seed.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** Printed on the terminal; nothing was changed. */
export class CatalogueNotEmpty extends Error {}

/**
 * Loads the shipped services, and the rules for several countries, into an empty catalogue, through the use cases of
 * staff.
 * @returns how many services there are now @throws CatalogueNotEmpty, because it would overwrite somebody's texts
 */
export async function loadCatalogue(deps: ServerDeps): Promise<number> {
  const before = await countProducts(deps)
  if (before > 0)
    throw new CatalogueNotEmpty(`The catalogue already contains ${before} services; nothing was changed.`)
  await seedCatalogue(deps)
  await seedBundleRules(deps)
  return countProducts(deps)
}

async function countProducts(deps: ServerDeps): Promise<number> {
  const [row] = await deps.db.select({ count: count() }).from(products)
  return row?.count ?? 0
}
