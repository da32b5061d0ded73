import type { ServerDeps } from '#platform/server/server-deps.ts'
import { mergeCarts } from '../merge-carts.ts'
import { findCartLines, type SellerOwner, type VisitorOwner } from './cart.queries.ts'
import { changeCartLine, lockCart, moveCartLines, removeVisitorCart } from './cart.repository.ts'

/** The most lines that a cart can have after merging; an order takes as many. */
const MERGED_CART_LIMIT = 100

/**
 * Merges a visitor's cart into the person's own. Every call of the cart reads the cookie, so that nothing is
 * lost when the first one fails, and the visitor's cart is emptied in the transaction that fills the other.
 * @returns whether nothing is left in the visitor's cart
 */
export async function mergeVisitorCart(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  owner: SellerOwner,
  visitor: VisitorOwner,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockCart(tx, visitor))) return true
    await lockCart(tx, owner)
    const [own, visitors] = [await findCartLines(tx, owner), await findCartLines(tx, visitor)]
    const { moved, replaced, left } = mergeCarts(own, visitors, MERGED_CART_LIMIT)
    const mergedAt = deps.clock.now()
    for (const { line, by } of replaced) {
      const { quantity, seenNet, seenCurrency } = by
      const more = quantity > line.quantity && { mergedAt, quantityBefore: line.quantity }
      await changeCartLine(tx, owner, line.id, { quantity, seenNet, seenCurrency, ...more })
    }
    await moveCartLines(tx, { from: visitor, to: owner, ids: moved.map((line) => line.id), mergedAt })
    if (left.length > 0) return false
    await removeVisitorCart(tx, visitor)
    return true
  })
}
