import { countProducts } from '#catalogue/server/catalogue.queries.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
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
  const before = await countProducts(deps.db)
  if (before > 0)
    throw new CatalogueNotEmpty(`The catalogue already contains ${before} services; nothing was changed.`)
  await seedCatalogue(deps)
  await seedBundleRules(deps)
  return countProducts(deps.db)
}
