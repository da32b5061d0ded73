import { and, eq, inArray } from 'drizzle-orm'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { mergeCarts } from '../merge-carts.ts'
import {
  findCartLines,
  lockCart,
  ownerColumns,
  owns,
  type SellerOwner,
  type VisitorOwner,
} from './cart.repository.ts'
import { cartLines, visitorCarts } from './cart.tables.ts'

/** The most that a cart can become by merging; an order takes as many lines. */
export const MERGED_CART_LIMIT = 100

/**
 * Takes what somebody chose as a visitor into their own cart. The cookie is looked at by every call of the cart, so that
 * nothing is lost when the first one fails, and the visitor's cart is emptied in the transaction that fills the other.
 * @returns whether nothing is left in the visitor's cart
 */
export async function mergeVisitorCart(
  deps: Pick<ServerDeps, 'db'>,
  owner: SellerOwner,
  visitor: VisitorOwner,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockCart(tx, visitor))) return true
    await lockCart(tx, owner)
    const [own, visitors] = [await findCartLines(tx, owner), await findCartLines(tx, visitor)]
    const { moved, replaced, left } = mergeCarts(own, visitors, MERGED_CART_LIMIT)
    for (const { id, by } of replaced) {
      const { quantity, seenNet, seenCurrency } = by
      await tx
        .update(cartLines)
        .set({ quantity, seenNet, seenCurrency })
        .where(and(owns(owner), eq(cartLines.id, id)))
    }
    if (moved.length > 0) {
      const ids = moved.map((line) => line.id)
      await tx
        .update(cartLines)
        .set(ownerColumns(owner))
        .where(and(owns(visitor), inArray(cartLines.id, ids)))
    }
    if (left.length > 0) return false
    await tx.delete(visitorCarts).where(eq(visitorCarts.idHash, visitor.visitorCart))
    return true
  })
}
