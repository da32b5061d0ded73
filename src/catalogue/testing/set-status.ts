import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { ProductStatus } from '../product.ts'
import { catalogueStamp, products } from '../server/catalogue.tables.ts'

/** Takes a product off sale or puts it back, as staff would: the stamp rises with it. */
export async function setStatus(db: Database, productId: string, status: ProductStatus): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(products).set({ status }).where(eq(products.id, productId))
    await tx.update(catalogueStamp).set({ number: sql`${catalogueStamp.number} + 1` })
  })
}
