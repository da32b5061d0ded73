import { catalogueRefusals, getSellableProduct, priceDay, quoteOrRefuse } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { optionsKeyOf } from '../cart-line.ts'
import type { addToShoppingCart } from '../contract.ts'
import { cartRefusals } from './cart.errors.ts'
import { type CartOwner, countCartLines, lockCart, ownerColumns, putCartLine } from './cart.repository.ts'

export const CART_LIMIT = 50

/** Puts a service into the cart at today's price. @returns how many lines the cart has then */
export async function addToCart(
  deps: ServerDeps,
  owner: CartOwner,
  input: InputOf<typeof addToShoppingCart>,
): Promise<number> {
  const day = priceDay(deps)
  const product = await getSellableProduct(deps.db, input.productId, day)
  if (!product) throw catalogueRefusals.product_not_found()
  const { options, quantity, net } = quoteOrRefuse(product, { ...input, day })
  return deps.db.transaction(async (tx) => {
    await lockCart(tx, owner)
    await putCartLine(tx, {
      ...ownerColumns(owner),
      id: newId('cl'),
      productId: product.id,
      options,
      optionsKey: optionsKeyOf(options),
      quantity,
      seenNet: net.amount,
      seenCurrency: net.currency,
      addedAt: deps.clock.now(),
    })
    const count = await countCartLines(tx, owner)
    if (count > CART_LIMIT) throw cartRefusals.full({ params: { max: CART_LIMIT } })
    return count
  })
}
