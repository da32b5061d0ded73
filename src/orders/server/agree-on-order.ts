import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { type Company, isReadyForInvoice } from '#accounts/company.ts'
import { getCompany } from '#accounts/server/public.ts'
import { priceDay } from '#catalogue/server/public.ts'
import type { Discounts } from '#coupons/discount.ts'
import { type FeeRates, feeVatOn } from '#fee-vat/fee-vat.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { minusMoney, type Money } from '#platform/shared/money.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { createOrder } from '../contract.ts'
import { afterMove } from '../order-states.ts'
import { buyerOf } from './copy-into-order.ts'
import { orderRefusals } from './orders.errors.ts'
import type { OrderRow } from './orders.tables.ts'

const PAYABLE_FOR_MS = 48 * 3_600_000

export type OrderInput = InputOf<typeof createOrder>
export type Placing = { principal: SellerPrincipal; input: OrderInput; address: string; rates: FeeRates }

/** What is ordered, priced: the sum of its lines, what is taken off, and what keeps a line from being ordered. */
export type Wanted = {
  listed: Money
  discounts: Discounts
  rates: FeeRates
  problems: readonly { kind: string }[]
}

/** Checks everything that an order needs, and prepares it. */
export async function agreeOn(
  tx: Transaction,
  deps: ServerDeps,
  principal: SellerPrincipal,
  input: OrderInput,
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
    dispute: null,
  }
}

/** @throws order.price_changed with the new sums, when they are not what the buyer saw */
function sumsOf(
  deps: ServerDeps,
  company: Company,
  { listed, discounts, rates, problems }: Wanted,
  input: OrderInput,
) {
  const { currency, expectedTotal } = input
  const net = minusMoney(listed, discounts.amount)
  const { vat, total, kind, rateBasisPoints, reason, source } = feeVatOn(
    deps.config.agency.country,
    company,
    net,
    rates,
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
