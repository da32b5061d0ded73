import type { Database } from '#platform/server/database.ts'
import type { ProductStatus } from '../product.ts'
import { clearCatalogue } from '../server/catalogue-cache.ts'
import { raiseStamp, setProductStatus } from '../server/catalogue.repository.ts'

/** Takes a product off sale or puts it back, as staff would: the stamp rises with it. */
export async function setStatus(db: Database, productId: string, status: ProductStatus): Promise<void> {
  await db.transaction(async (tx) => {
    await setProductStatus(tx, productId, status)
    await raiseStamp(tx)
  })
  clearCatalogue(db)
}
