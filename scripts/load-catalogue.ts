import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'

/*
 * Loads the shipped services into an empty catalogue, or brings them up to date with this release.
 *   npm run catalogue:load [-- --update]
 */

const { ConfigProblem } = await import('../src/platform/server/settings.ts')
const { CatalogueNotEmpty, loadCatalogue } = await import('../src/main/load-catalogue.ts')
const { withProduct } = await import('../src/main/with-product.ts')

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } })
try {
  const count = await withProduct(process.env, ({ deps }) => loadCatalogue(deps, values))
  console.log(`${count} services are in the catalogue. Check every price before you sell.`)
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof CatalogueNotEmpty)) throw error
  console.error(error.message)
  process.exit(1)
}
