import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { findSellableProduct } from './catalogue.queries.ts'
import { catalogueRefusals } from './catalogue.errors.ts'
import { type PriceKey, putPrice, raiseStamp } from './catalogue.repository.ts'
import { clearCatalogue } from './catalogue-cache.ts'

/** Changes one price of a product on sale from a day on. Open carts follow it; existing orders keep theirs. */
export async function setPrice(
  deps: ServerDeps,
  price: PriceKey & { amount: number; from: Day },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await findSellableProduct(tx, price.productId, price.from)))
      throw catalogueRefusals.product_not_found()
    if (!(await putPrice(tx, price))) return
    await raiseStamp(tx)
    const { productId, option, value, currency, amount, from } = price
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'system',
      actorId: 'system',
      action: 'catalogue.price',
      record: productId,
      detail: { option, value, currency, amount, from },
    })
  })
  clearCatalogue(deps.db)
}
