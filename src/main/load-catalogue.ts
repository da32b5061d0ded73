import { countProducts } from '#catalogue/server/catalogue.queries.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedBundleRules } from '#coupons/server/coupons.seed.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** Printed on the terminal; nothing was changed. */
export class CatalogueNotEmpty extends Error {}

/**
 * Loads the shipped services, and the rules for several countries, into an empty catalogue, through the use cases of
 * staff.
 * @param update replaces texts, options and processes of the shipped services by those of this release. Prices stay, and
 *   so do the processes of work that has begun.
 * @returns how many services there are now @throws CatalogueNotEmpty, because it would overwrite somebody's texts
 */
export async function loadCatalogue(deps: ServerDeps, { update = false } = {}): Promise<number> {
  const before = await countProducts(deps.db)
  if (before > 0 && !update)
    throw new CatalogueNotEmpty(
      `The catalogue already contains ${before} services; nothing was changed. With --update their texts, options and processes become those of this release.`,
    )
  await seedCatalogue(deps)
  if (before === 0) await seedBundleRules(deps)
  return countProducts(deps.db)
}
