import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { cartLines, type CartLineRow } from './cart.tables.ts'

/** A cart belongs to one person in one company. */
export type CartOwner = { companyId: string; userId: string }

const owns = (owner: CartOwner) =>
  and(eq(cartLines.companyId, owner.companyId), eq(cartLines.userId, owner.userId))

const CART_LOCK_CLASS = 7_201_004

/**
 * Changes of one cart happen one after the other until the transaction ends. Lines can become equal and are merged,
 * so that locks on single lines would wait for each other crosswise.
 */
async function lockCart(tx: Transaction, { companyId, userId }: CartOwner): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${CART_LOCK_CLASS}, hashtext(${`${companyId}:${userId}`}))`,
  )
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

/** Adding the same service with the same options again leaves one line, as it was asked for last. */
export async function putCartLine(tx: Transaction, line: CartLineRow): Promise<void> {
  await lockCart(tx, line)
  await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.companyId, cartLines.userId, cartLines.productId, cartLines.optionsKey],
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

/** Takes lines out of the cart; those that are gone already are passed over. */
export async function takeCartLines(
  tx: Transaction,
  owner: CartOwner,
  ids: readonly string[],
): Promise<void> {
  await lockCart(tx, owner)
  await tx.delete(cartLines).where(and(owns(owner), inArray(cartLines.id, [...ids])))
}

/** Writes a line anew; another line that asks for the very same thing is merged into it. */
export async function replaceCartLine(tx: Transaction, line: CartLineRow): Promise<void> {
  const same = and(
    owns(line),
    eq(cartLines.productId, line.productId),
    eq(cartLines.optionsKey, line.optionsKey),
  )
  await tx.delete(cartLines).where(and(same, ne(cartLines.id, line.id)))
  await tx.update(cartLines).set(line).where(eq(cartLines.id, line.id))
}
