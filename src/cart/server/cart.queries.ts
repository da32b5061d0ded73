import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { fixedQuery, rowsWhere } from '#platform/server/whole-rows.ts'
import { cartLines, type CartLineRow } from './cart.tables.ts'

/** A cart belongs to one person in one company. */
export type SellerOwner = { companyId: string; userId: string }
/** Until sign-in, it belongs to whoever holds the cookie whose secret has this hash. */
export type VisitorOwner = { visitorCart: string }
export type CartOwner = SellerOwner | VisitorOwner

export const isVisitor = (owner: CartOwner): owner is VisitorOwner => 'visitorCart' in owner

export const owns = (owner: CartOwner) =>
  isVisitor(owner)
    ? eq(cartLines.visitorCart, owner.visitorCart)
    : and(eq(cartLines.companyId, owner.companyId), eq(cartLines.userId, owner.userId))

/** The owner as columns of a line. */
export const ownerColumns = (owner: CartOwner): Pick<CartLineRow, 'companyId' | 'userId' | 'visitorCart'> =>
  isVisitor(owner)
    ? { companyId: null, userId: null, visitorCart: owner.visitorCart }
    : { companyId: owner.companyId, userId: owner.userId, visitorCart: null }

export function findCartLines(executor: Executor, owner: CartOwner): Promise<CartLineRow[]> {
  if (isVisitor(owner)) return linesOfVisitor(executor, owner.visitorCart)
  return linesOfSeller(executor, owner.companyId, owner.userId)
}

const inOrder = sql`order by ${cartLines.addedAt}, ${cartLines.id}`
const linesOfVisitor = rowsWhere(cartLines, sql`${cartLines.visitorCart} = ${''} ${inOrder}`)
const linesOfSeller = rowsWhere(
  cartLines,
  sql`${cartLines.companyId} = ${''} and ${cartLines.userId} = ${''} ${inOrder}`,
)

export async function countCartLines(executor: Executor, owner: CartOwner): Promise<number> {
  const [row] = isVisitor(owner)
    ? await countOfVisitor(executor, owner.visitorCart)
    : await countOfSeller(executor, owner.companyId, owner.userId)
  return row?.count ?? 0
}

const counted = sql`select count(*)::int as count from ${cartLines}`
const countOfVisitor = fixedQuery<{ count: number }>(sql`${counted} where ${cartLines.visitorCart} = ${''}`)
const countOfSeller = fixedQuery<{ count: number }>(
  sql`${counted} where ${cartLines.companyId} = ${''} and ${cartLines.userId} = ${''}`,
)

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
