import { catalogueRefusals, getSellableProduct, priceDay, quoteOrRefuse } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { optionsKeyOf } from '../cart-line.ts'
import type { updateShoppingCart } from '../contract.ts'
import { cartRefusals } from './cart.errors.ts'
import { type CartOwner, countCartLines } from './cart.queries.ts'
import { lockCartLine, replaceCartLine } from './cart.repository.ts'

/**
 * Changes what a line asks for, or accepts its new price. A changed choice is made with today's price in
 * view, so that price counts as seen; otherwise only an `acceptPrice` that is still right does.
 */
export async function updateCartLine(
  deps: ServerDeps,
  owner: CartOwner,
  input: InputOf<typeof updateShoppingCart>,
): Promise<number> {
  const day = priceDay(deps)
  return deps.db.transaction(async (tx) => {
    const line = await lockCartLine(tx, owner, input.lineId)
    if (!line) throw cartRefusals.line_not_found()
    const product = await getSellableProduct(deps, tx, line.productId)
    if (!product) throw catalogueRefusals.product_not_found()
    const quote = quoteOrRefuse(product, {
      options: input.options ?? line.options,
      quantity: input.quantity ?? line.quantity,
      currency: input.acceptPrice?.currency ?? line.seenCurrency,
      day,
    })
    if (input.acceptPrice && input.acceptPrice.amount !== quote.net.amount)
      throw cartRefusals.price_changed_again({ data: { now: quote.net } })
    await replaceCartLine(tx, owner, {
      ...line,
      options: quote.options,
      optionsKey: optionsKeyOf(quote.options),
      quantity: quote.quantity,
      seenNet: quote.net.amount,
      seenCurrency: quote.net.currency,
      mergedAt: null,
      quantityBefore: null,
    })
    return countCartLines(tx, owner)
  })
}
