import { type CallContext, sellerOf } from '#platform/server/http/call-context.ts'
import { answer, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  addToShoppingCart,
  countShoppingCart,
  deleteFromShoppingCart,
  readShoppingCart,
  updateShoppingCart,
} from '../contract.ts'
import { addToCart } from './add-to-cart.ts'
import { type CartOwner, countCartLines, lockCart, takeCartLines } from './cart.repository.ts'
import type { FeeVatPort } from './fee-vat-port.ts'
import { emptyCart, readCart } from './read-cart.ts'
import { updateCartLine } from './update-cart-line.ts'

function ownerOf(context: CallContext): CartOwner {
  const { companyId, userId } = sellerOf(context)
  return { companyId, userId }
}

export function cartRoutes(deps: ServerDeps, ports: { feeVat: FeeVatPort }): Route[] {
  return [
    answer(readShoppingCart, async (context, { currency }) =>
      context.principal.kind === 'seller'
        ? readCart({ ...deps, ...ports }, ownerOf(context), { currency, lang: context.lang })
        : emptyCart(currency),
    ),
    answer(countShoppingCart, async (context) =>
      context.principal.kind === 'seller' ? countCartLines(deps.db, ownerOf(context)) : 0,
    ),
    answer(addToShoppingCart, (context, input) => addToCart(deps, ownerOf(context), input)),
    answer(updateShoppingCart, (context, input) => updateCartLine(deps, ownerOf(context), input)),
    answer(deleteFromShoppingCart, (context, { lineIds }) =>
      deps.db.transaction(async (tx) => {
        await lockCart(tx, ownerOf(context))
        await takeCartLines(tx, ownerOf(context), lineIds)
        return countCartLines(tx, ownerOf(context))
      }),
    ),
  ]
}
