import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { cartLines, type CartLineRow, visitorCarts } from './cart.tables.ts'

/** A cart belongs to one person in one company. */
export type SellerOwner = { companyId: string; userId: string }
/** Until somebody signs in, it belongs to whoever holds the cookie whose secret has this hash. */
export type VisitorOwner = { visitorCart: string }
export type CartOwner = SellerOwner | VisitorOwner

const isVisitor = (owner: CartOwner): owner is VisitorOwner => 'visitorCart' in owner

export const owns = (owner: CartOwner) =>
  isVisitor(owner)
    ? eq(cartLines.visitorCart, owner.visitorCart)
    : and(eq(cartLines.companyId, owner.companyId), eq(cartLines.userId, owner.userId))

/** The owner as a line names it. */
export const ownerColumns = (owner: CartOwner): Pick<CartLineRow, 'companyId' | 'userId' | 'visitorCart'> =>
  isVisitor(owner)
    ? { companyId: null, userId: null, visitorCart: owner.visitorCart }
    : { companyId: owner.companyId, userId: owner.userId, visitorCart: null }

const CART_LOCK_CLASS = 7_201_004

/**
 * Changes of one cart happen one after the other until the transaction ends. Lines can become equal and are merged,
 * so that locks on single lines would wait for each other crosswise.
 * @returns false for a visitor's cart that is gone, because it was merged or forgotten
 */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<boolean> {
  if (isVisitor(owner)) {
    const [cart] = await tx
      .select({ idHash: visitorCarts.idHash })
      .from(visitorCarts)
      .where(eq(visitorCarts.idHash, owner.visitorCart))
      .for('update')
    return cart !== undefined
  }
  const { companyId, userId } = owner
  await tx.execute(
    sql`select pg_advisory_xact_lock(${CART_LOCK_CLASS}, hashtext(${`${companyId}:${userId}`}))`,
  )
  return true
}

export function findCartLines(executor: Executor, owner: CartOwner): Promise<CartLineRow[]> {
  return executor
    .select()
    .from(cartLines)
    .where(owns(owner))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
}

export async function countCartLines(executor: Executor, owner: CartOwner): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(cartLines)
    .where(owns(owner))
  return row?.count ?? 0
}

/** How many lines a seller's cart will have once a visitor's is merged into it. */
export async function countMerged(
  executor: Executor,
  owner: SellerOwner,
  visitor: VisitorOwner,
): Promise<number> {
  const same = { productId: cartLines.productId, optionsKey: cartLines.optionsKey }
  const together = executor
    .select(same)
    .from(cartLines)
    .where(owns(owner))
    .union(executor.select(same).from(cartLines).where(owns(visitor)))
    .as('together')
  const [row] = await executor.select({ count: sql<number>`count(*)::int` }).from(together)
  return row?.count ?? 0
}

/** Adding the same service with the same options again leaves one line, as it was asked for last. The cart is locked. */
export async function putCartLine(tx: Transaction, line: CartLineRow): Promise<void> {
  const { productId, optionsKey, visitorCart, companyId, userId } = cartLines
  await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target:
        line.visitorCart === null
          ? [companyId, userId, productId, optionsKey]
          : [visitorCart, productId, optionsKey],
      set: { quantity: line.quantity, seenNet: line.seenNet, seenCurrency: line.seenCurrency },
    })
}

export async function lockCartLine(
  tx: Transaction,
  owner: CartOwner,
  id: string,
): Promise<CartLineRow | undefined> {
  await lockCart(tx, owner)
  const [line] = await tx
    .select()
    .from(cartLines)
    .where(and(owns(owner), eq(cartLines.id, id)))
    .for('update')
  return line
}

/** The lines of the owner among `ids`, locked until the transaction ends, in the order of the cart. */
export async function lockCartLines(
  tx: Transaction,
  owner: CartOwner,
  ids: readonly string[],
): Promise<CartLineRow[]> {
  await lockCart(tx, owner)
  return tx
    .select()
    .from(cartLines)
    .where(and(owns(owner), inArray(cartLines.id, [...ids])))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
    .for('update')
}

/** Takes lines out of a locked cart; those that are gone already are passed over. */
export async function removeCartLines(
  tx: Transaction,
  owner: CartOwner,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(cartLines).where(and(owns(owner), inArray(cartLines.id, [...ids])))
}

/** Writes a line of a locked cart anew; another line that asks for the very same thing is merged into it. */
export async function replaceCartLine(tx: Transaction, owner: CartOwner, line: CartLineRow): Promise<void> {
  const same = and(
    owns(owner),
    eq(cartLines.productId, line.productId),
    eq(cartLines.optionsKey, line.optionsKey),
  )
  await tx.delete(cartLines).where(and(same, ne(cartLines.id, line.id)))
  await tx.update(cartLines).set(line).where(eq(cartLines.id, line.id))
}
