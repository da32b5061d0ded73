import { and, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { HINTS_CHANNEL, type Hint } from '#platform/server/hints.repository.ts'
import { asParameter, fixedQuery, insertText, rowsFor, rowsWhere } from '#platform/server/whole-rows.ts'
import { type CartOwner, isVisitor, ownerColumns, owns, type VisitorOwner } from './cart.queries.ts'
import { cartLines, type CartLineRow, visitorCarts } from './cart.tables.ts'

const CART_LOCK_CLASS = 7_201_004

/**
 * Changes of one cart are serialised until the transaction ends. Lines can become equal and are merged, so
 * that locks on single lines could deadlock.
 * @returns false for a visitor's cart that is gone, because it was merged or purged
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
  // Whoever locks it changes it: the person's other windows count again.
  const hint = JSON.stringify({ companyId, userId, kind: 'cart' } satisfies Hint)
  await lockAndHint(tx, `${companyId}:${userId}`, hint)
  return true
}

const lockAndHint = fixedQuery(
  sql`select pg_advisory_xact_lock(${sql.raw(String(CART_LOCK_CLASS))}, hashtext(${''})), pg_notify(${sql.raw(`'${HINTS_CHANNEL}'`)}, ${''})`,
)

/**
 * Adding the same service with the same options again leaves one line, with the latest choice. The cart is
 * locked.
 */
export async function putCartLine(tx: Transaction, line: CartLineRow): Promise<void> {
  const put = line.visitorCart === null ? putOfSeller : putOfVisitor
  await put(tx, asParameter(rowsFor(cartLines, [line])))
}

const putOver = (sameLine: string) =>
  fixedQuery(
    sql.raw(
      `${insertText({ table: cartLines, keys: Object.keys(getTableColumns(cartLines)) }, 1)}
       on conflict (${sameLine}, product_id, options_key) do update set quantity = excluded.quantity,
         seen_net = excluded.seen_net, seen_currency = excluded.seen_currency, merged_at = null, quantity_before = null`,
    ),
  )
const putOfSeller = putOver('company_id, user_id')
const putOfVisitor = putOver('visitor_cart')

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
  if (isVisitor(owner)) return linesOfVisitor(tx, owner.visitorCart, ids)
  return linesOfSeller(tx, owner.companyId, owner.userId, ids)
}

const amongIds = sql`${cartLines.id} = any(${''}) order by ${cartLines.addedAt}, ${cartLines.id} for update`
const linesOfVisitor = rowsWhere(cartLines, sql`${cartLines.visitorCart} = ${''} and ${amongIds}`)
const linesOfSeller = rowsWhere(
  cartLines,
  sql`${cartLines.companyId} = ${''} and ${cartLines.userId} = ${''} and ${amongIds}`,
)

/** Removes lines from a locked cart; those that are gone already are skipped. */
export async function removeCartLines(
  tx: Transaction,
  owner: CartOwner,
  ids: readonly string[],
): Promise<void> {
  if (isVisitor(owner)) await removeOfVisitor(tx, owner.visitorCart, ids)
  else await removeOfSeller(tx, owner.companyId, owner.userId, ids)
}

const removeOfVisitor = fixedQuery(
  sql`delete from ${cartLines} where ${cartLines.visitorCart} = ${''} and ${cartLines.id} = any(${''})`,
)
const removeOfSeller = fixedQuery(
  sql`delete from ${cartLines} where ${cartLines.companyId} = ${''} and ${cartLines.userId} = ${''} and ${cartLines.id} = any(${''})`,
)

/** Rewrites a line of a locked cart; another line with exactly the same choice is merged into it. */
export async function replaceCartLine(tx: Transaction, owner: CartOwner, line: CartLineRow): Promise<void> {
  const same = and(
    owns(owner),
    eq(cartLines.productId, line.productId),
    eq(cartLines.optionsKey, line.optionsKey),
  )
  await tx.delete(cartLines).where(and(same, ne(cartLines.id, line.id)))
  await tx.update(cartLines).set(line).where(eq(cartLines.id, line.id))
}

/** Opens the cart of a visitor; its first line follows in the same transaction. */
export async function openVisitorCart(tx: Transaction, owner: VisitorOwner, createdAt: Date): Promise<void> {
  await tx.insert(visitorCarts).values({ idHash: owner.visitorCart, createdAt })
}

/** Copies to a line of a locked cart what another one chose last. */
export async function changeCartLine(
  tx: Transaction,
  owner: CartOwner,
  id: string,
  change: Pick<CartLineRow, 'quantity' | 'seenNet' | 'seenCurrency'> &
    Partial<Pick<CartLineRow, 'mergedAt' | 'quantityBefore'>>,
): Promise<void> {
  await tx
    .update(cartLines)
    .set(change)
    .where(and(owns(owner), eq(cartLines.id, id)))
}

/** Moves lines from one locked cart to another, marked with when that was. */
export async function moveCartLines(
  tx: Transaction,
  { from, to, ids, mergedAt }: { from: CartOwner; to: CartOwner; ids: readonly string[]; mergedAt: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(cartLines)
    .set({ ...ownerColumns(to), mergedAt })
    .where(and(owns(from), inArray(cartLines.id, [...ids])))
}

export async function removeVisitorCart(tx: Transaction, owner: VisitorOwner): Promise<void> {
  await tx.delete(visitorCarts).where(eq(visitorCarts.idHash, owner.visitorCart))
}

/** Removes the carts of visitors that were opened before an instant, and their lines with them. */
export async function purgeVisitorCarts(executor: Executor, before: Date): Promise<void> {
  await executor.delete(visitorCarts).where(lt(visitorCarts.createdAt, before))
}
