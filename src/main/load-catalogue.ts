import { countProducts } from '#catalogue/server/catalogue.queries.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedBundleRules } from '#coupons/server/coupons.seed.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** Said in words on the terminal; nothing was changed. */
export class CatalogueNotEmpty extends Error {}

/**
 * Puts the services that come with the product into an empty catalogue, and the rules for several countries, by the use cases that staff use too.
 * @returns how many services are there now @throws CatalogueNotEmpty, because somebody's own words would be written over
 */
export async function loadCatalogue(deps: ServerDeps): Promise<number> {
  const before = await countProducts(deps.db)
  if (before > 0)
    throw new CatalogueNotEmpty(`The catalogue holds ${before} services already; nothing was changed.`)
  await seedCatalogue(deps)
  await seedBundleRules(deps)
  return countProducts(deps.db)
}
