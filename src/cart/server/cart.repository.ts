import { and, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { HINTS_CHANNEL, type Hint } from '#platform/server/hints.repository.ts'
import {
  asParameter,
  fixedChange,
  fixedQuery,
  insertText,
  rowsFor,
  rowsWhere,
} from '#platform/server/whole-rows.ts'
import { changeWithCommit } from '#platform/server/with-commit.repository.ts'
import {
  type CartOwner,
  isVisitor,
  ownerColumns,
  owns,
  type SellerOwner,
  type VisitorOwner,
} from './cart.queries.ts'
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
  await lockAndHint(tx, lockOf(owner), hintOf(owner))
  return true
}

const lockOf = ({ companyId, userId }: SellerOwner): string => `${companyId}:${userId}`

/** Whoever locks it changes it: the person's other windows count again. */
const hintOf = ({ companyId, userId }: SellerOwner): string =>
  JSON.stringify({ companyId, userId, kind: 'cart' } satisfies Hint)

const LOCK_AND_HINT = sql`select pg_advisory_xact_lock(${sql.raw(String(CART_LOCK_CLASS))}, hashtext(${''})), pg_notify(${sql.raw(`'${HINTS_CHANNEL}'`)}, ${''})`
const lockAndHint = fixedQuery(LOCK_AND_HINT)

/**
 * Adding the same service with the same options again leaves one line, with the latest choice. The cart is
 * locked. @returns how many lines it has then
 */
export async function putCartLine(tx: Transaction, line: CartLineRow): Promise<number> {
  const { productId, optionsKey, companyId, userId, visitorCart } = line
  const sent = [asParameter(rowsFor(cartLines, [line])), productId, optionsKey]
  const [counted] = await (visitorCart === null
    ? putOfSeller(tx, ...sent, companyId, userId)
    : putOfVisitor(tx, ...sent, visitorCart))
  return counted?.count ?? 0
}

// The count is of the other lines, as they were before, and of this one.
const putOver = (sameLine: string, isOwn: string) =>
  fixedQuery<{ count: number }>(
    sql.raw(
      `with put as (${insertText({ table: cartLines, keys: Object.keys(getTableColumns(cartLines)) }, 1)}
         on conflict (${sameLine}, product_id, options_key) do update set quantity = excluded.quantity,
           seen_net = excluded.seen_net, seen_currency = excluded.seen_currency, merged_at = null, quantity_before = null)
       select 1 + count(*)::int as count from cart_lines
       where ${isOwn} and (product_id, options_key) is distinct from ($2, $3)`,
    ),
  )
const putOfSeller = putOver('company_id, user_id', 'company_id = $4 and user_id = $5')
const putOfVisitor = putOver('visitor_cart', 'visitor_cart = $4')

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

/** The lines of a seller's cart among `ids`, locked with the cart until the transaction ends, in its order. */
export async function lockCartLines(
  tx: Transaction,
  owner: SellerOwner,
  ids: readonly string[],
): Promise<CartLineRow[]> {
  const { companyId, userId } = owner
  return linesOfLocked(tx, lockOf(owner), hintOf(owner), companyId, userId, ids)
}

// The lock is taken before the first line is looked at. A line that somebody else took meanwhile is locked as it is now, or
// left out where it is gone.
const linesOfLocked = rowsWhere(
  cartLines,
  sql`(select 1 from (${LOCK_AND_HINT}) as locked) = 1
    and ${cartLines.companyId} = ${''} and ${cartLines.userId} = ${''} and ${cartLines.id} = any(${''})
    order by ${cartLines.addedAt}, ${cartLines.id} for update`,
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

const withoutOfSeller = sql`delete from ${cartLines} where ${cartLines.companyId} = ${''} and ${cartLines.userId} = ${''} and ${cartLines.id} = any(${''})`
const removeOfVisitor = fixedQuery(
  sql`delete from ${cartLines} where ${cartLines.visitorCart} = ${''} and ${cartLines.id} = any(${''})`,
)
const removeOfSeller = fixedQuery(withoutOfSeller)
const removedOfSeller = fixedChange(cartLines, withoutOfSeller)

/** Takes lines out of a seller's locked cart with the commit: they became an order. */
export function leaveWithoutLines(
  tx: Transaction,
  { companyId, userId }: SellerOwner,
  ids: readonly string[],
): void {
  changeWithCommit(tx, removedOfSeller(companyId, userId, ids))
}

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
