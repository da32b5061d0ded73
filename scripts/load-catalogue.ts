import { ConfigProblem } from '../src/platform/server/settings.ts'
import { CatalogueNotEmpty, loadCatalogue } from '../src/main/load-catalogue.ts'
import { withProduct } from '../src/main/with-product.ts'

/*
 * Loads the shipped services into an empty catalogue.
 *   npm run catalogue:load
 */
try {
  const count = await withProduct(process.env, ({ deps }) => loadCatalogue(deps))
  console.log(`${count} services are in the catalogue. Check every price before you sell.`)
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof CatalogueNotEmpty)) throw error
  console.error(error.message)
  process.exit(1)
}
