import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { type Company, isReadyForInvoice } from '#accounts/company.ts'
import { getCompany, keepAcceptance } from '#accounts/server/public.ts'
import {
  discountableLines,
  lockCartLines,
  netOf,
  type PricedLine,
  priceLines,
  removeCartLines,
} from '#cart/server/public.ts'
import { priceDay } from '#catalogue/server/public.ts'
import { agreeOnDiscounts, expectKnownCode, reserveCoupon } from '#coupons/server/public.ts'
import type { Discounts } from '#coupons/discount.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { minusMoney, money } from '#platform/shared/money.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { createOrder } from '../contract.ts'
import { type FeeRates, feeVatOn } from '#fee-vat/fee-vat.ts'
import { afterMove } from '../order-states.ts'
import { buyerOf, lineOf } from './copy-into-order.ts'
import { feeRates } from '#fee-vat/server/public.ts'
import { orderRefusals } from './orders.errors.ts'
import { companyHasOrdered, findLines, findOrder, orderIdOfCartLines } from './orders.queries.ts'
import { insertOrder, noteOnOrder } from './orders.repository.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'
import type { OrderPast } from './present-order.ts'
import { recordOrderPaid } from './record-order-paid.ts'

const PAYABLE_FOR_MS = 48 * 3_600_000

type Input = InputOf<typeof createOrder>
/** An order that was just written. */
export type PlacedOrder = { order: OrderRow; lines: OrderLineRow[]; history: OrderPast['history'] }
type Wanted = { lines: readonly PricedLine[]; discounts: Discounts; rates: FeeRates }

/**
 * Makes an order of cart lines: prices them, copies what was agreed, and removes them from the cart, all or
 * nothing. Where discounts leave nothing to pay, it is paid at once.
 * @returns the new order; only its id where it is paid already, or where an earlier click ordered these lines
 */
export async function placeOrder(
  deps: ServerDeps,
  principal: SellerPrincipal,
  input: Input,
  address: string,
): Promise<PlacedOrder | { id: string }> {
  const ids = [...new Set(input.cartLineIds)]
  if (input.coupon !== undefined)
    await expectKnownCode(deps, { companyId: principal.companyId, code: input.coupon })
  const rates = await feeRates(deps)
  const placed = await deps.db.transaction(async (tx) => {
    const owner = { companyId: principal.companyId, userId: principal.userId }
    const rows = await lockCartLines(tx, owner, ids)
    if (rows.length < ids.length) return { id: await findOrderOf(tx, principal.companyId, ids, input) }
    const lines = await priceLines(deps, tx, rows, input.currency)
    const { currency, coupon: code } = input
    const { companyId } = principal
    const hasOrdered = code !== undefined && (await companyHasOrdered(tx, companyId))
    const wanted = { lines: discountableLines(lines), currency, companyId, hasOrdered, code }
    const { discounts, couponId } = await agreeOnDiscounts(tx, deps, wanted)
    const order = await agreeOn(tx, deps, principal, input, { lines, discounts, rates })
    const copied = lines.map((line, position) =>
      lineOf(line, { order, position, discount: discounts.parts[position] ?? 0 }),
    )
    await insertOrder(tx, order, copied)
    if (couponId !== undefined) await useCoupon(tx, deps, order, { couponId, discounts })
    const history = { event: 'PLACED', at: order.createdAt, amount: order.total } as const
    await noteOnOrder(tx, {
      ...history,
      orderId: order.id,
      companyId: order.companyId,
      actor: { kind: 'seller', id: principal.userId, name: principal.userName },
      fromStatus: 'DRAFT',
      toStatus: order.status,
    })
    await removeCartLines(tx, owner, ids)
    await keepAcceptance(tx, {
      ...owner,
      document: 'USER_AGREEMENT',
      version: order.agreementVersion,
      occasion: 'ORDER',
      record: order.id,
      address,
      at: order.createdAt,
    })
    await writeAudit(tx, {
      at: order.createdAt,
      actorKind: 'seller',
      actorId: principal.userId,
      action: 'order.create',
      record: order.id,
      companyId: order.companyId,
      address,
    })
    const isFree = order.total === 0
    if (isFree)
      await recordOrderPaid(tx, deps, order, { amount: money(0, order.currency), at: order.createdAt })
    crashPoint(deps, 'order.create:before-commit')
    return isFree ? { id: order.id } : { order, lines: copied, history: [history] }
  })
  crashPoint(deps, 'order.create:committed')
  return placed
}

/** Checks everything that an order needs, and prepares it. */
async function agreeOn(
  tx: Transaction,
  deps: ServerDeps,
  principal: SellerPrincipal,
  input: Input,
  wanted: Wanted,
): Promise<OrderRow> {
  if (input.agreementVersion !== AGREEMENT_VERSION)
    throw orderRefusals.agreement_outdated({ data: { agreementVersion: AGREEMENT_VERSION } })
  const company = await getCompany(tx, principal.companyId)
  if (!company || !isReadyForInvoice(company)) throw orderRefusals.company_incomplete()
  const sums = sumsOf(deps, company, wanted, input)
  const now = deps.clock.now()
  const status = afterMove('DRAFT', 'place')
  if (!status) throw new Error('an order cannot be placed')
  return {
    id: newId('or'),
    companyId: company.id,
    number: await nextNumber(tx, 'OR', Number(priceDay(deps).slice(0, 4))),
    status,
    currency: input.currency,
    ...sums,
    discounts: wanted.discounts.list.map(({ kind, label, code, amount }) => ({
      kind,
      label,
      code,
      amount: amount.amount,
    })),
    couponCode: input.coupon ?? null,
    refunded: 0,
    buyer: buyerOf(company, principal),
    agreementVersion: input.agreementVersion,
    createdBy: principal.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAYABLE_FOR_MS),
    paidAt: null,
    closedAt: null,
  }
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

/** @throws order.price_changed with the new sums, when they are not what the buyer saw */
function sumsOf(deps: ServerDeps, company: Company, { lines, discounts, rates }: Wanted, input: Input) {
  const { currency, expectedTotal } = input
  const listed = netOf(
    lines.map((line) => line.quote),
    currency,
  )
  const net = minusMoney(listed, discounts.amount)
  const { vat, total, kind, rateBasisPoints, reason, source } = feeVatOn(
    deps.config.agency.country,
    company,
    net,
    rates,
  )
  const problems = lines.flatMap((line) =>
    line.problems.map((problem) => ({ cartLineId: line.row.id, ...problem })),
  )
  if (problems.some((problem) => problem.kind !== 'PRICE_CHANGED'))
    throw orderRefusals.line_problem({ data: { problems } })
  const otherSum =
    expectedTotal !== undefined &&
    (expectedTotal.amount !== total.amount || expectedTotal.currency !== currency)
  if (problems.length > 0 || otherSum)
    throw orderRefusals.price_changed({ data: { net, vat, total, problems } })
  return {
    net: net.amount,
    vat: vat.amount,
    total: total.amount,
    vatKind: kind,
    vatRateBasisPoints: rateBasisPoints,
    vatReason: reason,
    vatSource: source,
  }
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
  { currency, coupon, expectedTotal }: Input,
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
    lines.every((line) => cartLineIds.includes(line.cartLineId))
  if (!isSame) throw orderRefusals.cart_changed()
  return order.id
}
