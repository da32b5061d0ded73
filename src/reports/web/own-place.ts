import { paths } from '#paths.ts'
import type { ImportPlace } from './import-place.ts'

/** The seller's pages about their own imports. */
export const OWN_PLACE: ImportPlace = {
  hrefOf: paths.salesImports,
  reader: 'seller',
  prices: paths.costPrices(),
  numbers: paths.registrations(),
  services: paths.services(),
  company: paths.account('company'),
  shops: paths.shopAuthorisation(),
  distance: paths.distanceSales(),
  mappings: paths.rememberedColumns(),
  earlierFiles: paths.salesImports(),
}
