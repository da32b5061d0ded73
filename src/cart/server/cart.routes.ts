import type { CallContext } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { OrdersPort } from '#coupons/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  addToShoppingCart,
  countShoppingCart,
  deleteFromShoppingCart,
  readShoppingCart,
  updateShoppingCart,
} from '../contract.ts'
import { addAsVisitor, addToCart } from './add-to-cart.ts'
import { cartRefusals } from './cart.errors.ts'
import { type CartOwner, countCartLines, countMerged, type SellerOwner } from './cart.queries.ts'
import { lockCart, removeCartLines } from './cart.repository.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'
import { emptyCart, readCart } from './read-cart.ts'
import { updateCartLine } from './update-cart-line.ts'
import { cartCookie, noCartCookie, visitorCartOf } from './visitor-cart.ts'

export function cartRoutes(deps: ServerDeps, ports: { hasOrdered: OrdersPort }): Route[] {
  return [
    handle(readShoppingCart, async (context, input) => {
      const owner = await ownerOf(deps, context)
      if (!owner) return emptyCart(input.currency)
      return readCart({ ...deps, ...ports }, owner, { ...input, lang: context.lang, ip: context.ip })
    }),
    handle(countShoppingCart, async (context) => {
      const [seller, visitor] = [sellerIn(context), visitorCartOf(context)]
      if (seller && visitor && mayMerge(context)) return countMerged(deps.db, seller, visitor)
      const owner = seller ?? visitor
      return owner ? countCartLines(deps.db, owner) : 0
    }),
    handle(addToShoppingCart, async (context, input) => {
      const owner = await ownerOf(deps, context)
      if (owner && 'companyId' in owner) return addToCart(deps, owner, input)
      const { count, secret } = await addAsVisitor(deps, owner, input, context.ip)
      if (secret !== undefined) context.setCookie(cartCookie(secret))
      return count
    }),
    handle(updateShoppingCart, async (context, input) => {
      const owner = await ownerOf(deps, context)
      if (!owner) throw cartRefusals.line_not_found()
      return updateCartLine(deps, owner, input)
    }),
    handle(deleteFromShoppingCart, async (context, { lineIds }) => {
      const owner = await ownerOf(deps, context)
      if (!owner) return 0
      return deps.db.transaction(async (tx) => {
        await lockCart(tx, owner)
        await removeCartLines(tx, owner, lineIds)
        return countCartLines(tx, owner)
      })
    }),
  ]
}

function sellerIn({ principal }: CallContext): SellerOwner | undefined {
  if (principal.kind !== 'seller') return undefined
  return { companyId: principal.companyId, userId: principal.userId }
}

/** A viewer's visitor cart stays where it is: for another company, or for after signing out. */
const mayMerge = ({ principal }: CallContext) => principal.kind === 'seller' && principal.role !== 'viewer'

/** Whose cart this is. By then the visitor's cart has been merged into it. */
async function ownerOf(deps: ServerDeps, context: CallContext): Promise<CartOwner | undefined> {
  const [seller, visitor] = [sellerIn(context), visitorCartOf(context)]
  if (seller && visitor && mayMerge(context) && (await mergeVisitorCart(deps, seller, visitor)))
    context.setCookie(noCartCookie)
  return seller ?? visitor
}
