import { keepAcceptance } from '#accounts/server/public.ts'
import { priceDay } from '#catalogue/server/public.ts'
import type { Discounts } from '#coupons/discount.ts'
import { reserveCoupon } from '#coupons/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { insertOrder, leaveOrder, noteOnOrder } from './orders.repository.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'
import type { OrderPast } from './present-order.ts'

/** An order that was just written. */
export type PlacedOrder = { order: OrderRow; lines: OrderLineRow[]; history: OrderPast['history'] }

type Writing = {
  order: OrderRow
  lines: OrderLineRow[]
  discounts: Discounts
  couponId: string | undefined
  principal: SellerPrincipal
  address: string
}

/** Writes an order that was agreed on, with the use of its coupon and the acceptance of the agreement. */
export async function writeOrder(tx: Transaction, deps: ServerDeps, writing: Writing): Promise<PlacedOrder> {
  const { order, lines, discounts, couponId, principal, address } = writing
  const history = { event: 'PLACED', at: order.createdAt, amount: order.total } as const
  // What is renewed may yet withdraw the order, in the same transaction.
  if (lines.some(({ renews }) => renews !== null)) await insertOrder(tx, order, lines)
  else leaveOrder(tx, order, lines)
  await noteOnOrder(tx, {
    ...history,
    orderId: order.id,
    companyId: order.companyId,
    actor: { kind: 'seller', id: principal.userId, name: principal.userName },
    fromStatus: 'DRAFT',
    toStatus: order.status,
  })
  await keepAcceptance(tx, {
    companyId: order.companyId,
    userId: principal.userId,
    document: 'USER_AGREEMENT',
    version: order.agreementVersion,
    occasion: 'ORDER',
    record: order.id,
    address,
    at: order.createdAt,
  })
  if (couponId !== undefined) await useCoupon(tx, deps, order, { couponId, discounts })
  await writeAudit(tx, {
    at: order.createdAt,
    actorKind: 'seller',
    actorId: principal.userId,
    action: 'order.create',
    record: order.id,
    companyId: order.companyId,
    address,
  })
  return { order, lines, history: [history] }
}

/** The coupon use is reserved in the transaction that makes the order: both, or neither. */
async function useCoupon(
  tx: Transaction,
  deps: ServerDeps,
  order: OrderRow,
  { couponId, discounts }: { couponId: string; discounts: Discounts },
): Promise<void> {
  const taken = discounts.list.find((discount) => discount.kind === 'COUPON')?.amount
  await reserveCoupon(tx, {
    couponId,
    companyId: order.companyId,
    orderId: order.id,
    amount: taken ?? money(0, order.currency),
    by: order.createdBy,
    at: order.createdAt,
    day: priceDay(deps),
  })
}
