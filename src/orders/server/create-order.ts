import {
  discountableLines,
  leaveWithoutLines,
  lockCartLines,
  netOf,
  priceLines,
} from '#cart/server/public.ts'
import { agreeOnDiscounts, expectKnownCode } from '#coupons/server/public.ts'
import { feeRates } from '#fee-vat/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { agreeOn, type OrderInput, type Placing } from './agree-on-order.ts'
import { lineOf } from './copy-into-order.ts'
import { orderRefusals } from './orders.errors.ts'
import { companyHasOrdered, findLines, findOrder, orderIdOfCartLines } from './orders.queries.ts'
import { recordOrderPaid } from './record-order-paid.ts'
import { orderRenewals } from './renewals/order-renewals.ts'
import { type PlacedOrder, writeOrder } from './write-order.ts'

/**
 * Makes an order of cart lines, or of services that go on: prices them and copies what was agreed, all or nothing. Where
 * discounts leave nothing to pay, it is paid at once.
 * @returns the new order; only its id where it is paid already, or where an earlier click ordered the same
 */
export async function placeOrder(
  deps: ServerDeps,
  principal: SellerPrincipal,
  input: OrderInput,
  address: string,
): Promise<PlacedOrder | { id: string }> {
  if (input.coupon !== undefined)
    await expectKnownCode(deps, { companyId: principal.companyId, code: input.coupon })
  const rates = await feeRates(deps)
  const placing = { principal, input, address, rates }
  const placed = await deps.db.transaction(async (tx) => {
    const made = input.renewals
      ? await orderRenewals(tx, deps, placing, input.renewals)
      : await orderCart(tx, deps, placing, input.cartLineIds ?? [])
    if ('id' in made) return made
    const { order } = made
    const isFree = order.total === 0
    if (isFree)
      await recordOrderPaid(
        tx,
        deps,
        { ...order, renews: input.renewals !== undefined },
        { amount: money(0, order.currency), at: order.createdAt },
      )
    crashPoint(deps, 'order.create:before-commit')
    return isFree ? { id: order.id } : made
  })
  crashPoint(deps, 'order.create:committed')
  return placed
}

/** The lines leave the cart with the order. */
async function orderCart(
  tx: Transaction,
  deps: ServerDeps,
  { principal, input, address, rates }: Placing,
  cartLineIds: readonly string[],
): Promise<PlacedOrder | { id: string }> {
  const ids = [...new Set(cartLineIds)]
  const { companyId, userId } = principal
  const owner = { companyId, userId }
  const rows = await lockCartLines(tx, owner, ids)
  if (rows.length < ids.length) return { id: await findOrderOf(tx, companyId, ids, input) }
  const lines = await priceLines(deps, tx, rows, input.currency)
  const { currency, coupon: code } = input
  const hasOrdered = code !== undefined && (await companyHasOrdered(tx, companyId))
  const wanted = { lines: discountableLines(lines), currency, companyId, hasOrdered, code }
  const { discounts, couponId } = await agreeOnDiscounts(tx, deps, wanted)
  const listed = netOf(
    lines.map((line) => line.quote),
    currency,
  )
  const problems = lines.flatMap((line) =>
    line.problems.map((problem) => ({ cartLineId: line.row.id, ...problem })),
  )
  const order = await agreeOn(tx, deps, principal, input, { listed, discounts, rates, problems })
  const copied = lines.map((line, position) =>
    lineOf(line, { order, position, discount: discounts.parts[position] ?? 0 }),
  )
  const placed = await writeOrder(tx, deps, {
    order,
    lines: copied,
    discounts,
    couponId,
    principal,
    address,
  })
  leaveWithoutLines(tx, owner, ids)
  return placed
}

/**
 * The order that an earlier click made of exactly these cart lines, in this currency and at the sum that was
 * seen.
 * @throws order.cart_changed when there is none
 */
async function findOrderOf(
  tx: Transaction,
  companyId: string,
  cartLineIds: readonly string[],
  { currency, coupon, expectedTotal }: OrderInput,
): Promise<string> {
  const orderId = await orderIdOfCartLines(tx, companyId, cartLineIds)
  const order = orderId && (await findOrder(tx, companyId, orderId))
  if (!order) throw orderRefusals.cart_changed()
  const lines = await findLines(tx, [order.id])
  const isSame =
    order.currency === currency &&
    order.couponCode === (coupon ?? null) &&
    (expectedTotal === undefined || expectedTotal.amount === order.total) &&
    lines.length === cartLineIds.length &&
    lines.every(({ cartLineId }) => cartLineId !== null && cartLineIds.includes(cartLineId))
  if (!isSame) throw orderRefusals.cart_changed()
  return order.id
}
