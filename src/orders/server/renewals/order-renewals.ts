import { agreeOnDiscounts } from '#coupons/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { sumMoney } from '#platform/shared/money.ts'
import { findServices, keepRenewals, lockRegistrations } from '#registrations/server/public.ts'
import { agreeOn, type OrderInput, type Placing } from '../agree-on-order.ts'
import { orderRefusals } from '../orders.errors.ts'
import { companyHasOrdered, findLines, findOrder } from '../orders.queries.ts'
import { orderIdOfRenewals } from './bought-lines.queries.ts'
import type { OrderLineRow, OrderRow } from '../orders.tables.ts'
import { type PlacedOrder, writeOrder } from '../write-order.ts'
import { type AnnualReturns, assessRenewals, type Renewable } from './assess-renewals.ts'
import { discountableRenewals } from './renewal-totals.ts'

/** Orders that services go on. Their registrations are locked, so that each is renewed by one order. */
export async function orderRenewals(
  tx: Transaction,
  deps: ServerDeps,
  { principal, input, address, rates }: Placing,
  wanted: readonly { serviceId: string; annualReturn?: string | undefined }[],
): Promise<PlacedOrder | { id: string }> {
  const { companyId } = principal
  const ids = [...new Set(wanted.map(({ serviceId }) => serviceId))]
  await lockRegistrations(tx, companyId, ids)
  const earlier = await orderOfSame(tx, companyId, ids, input)
  if (earlier !== undefined) return { id: earlier }
  const services = await findServices(tx, companyId, ids)
  const { renewable, refused } = await assessRenewals(deps, tx, services, {
    currency: input.currency,
    annualReturns: annualReturnsOf(wanted),
  })
  if (renewable.length < ids.length) throw refuse(ids, { renewable, refused })
  const { currency, coupon: code } = input
  const hasOrdered = code !== undefined && (await companyHasOrdered(tx, companyId))
  const lines = discountableRenewals(renewable)
  const { discounts, couponId } = await agreeOnDiscounts(tx, deps, {
    lines,
    currency,
    companyId,
    hasOrdered,
    code,
  })
  const listed = sumMoney(
    renewable.map(({ quote }) => quote.net),
    currency,
  )
  const order = await agreeOn(tx, deps, principal, input, { listed, discounts, rates, problems: [] })
  const copied = renewable.map((one, position) =>
    lineOf(one, { order, position, discount: discounts.parts[position] ?? 0 }),
  )
  const placed = await writeOrder(tx, deps, { order, lines: copied, discounts, couponId, principal, address })
  await keepRenewals(
    tx,
    copied.flatMap((line, at) => keptOf(line, renewable[at])),
    order.createdAt,
  )
  return placed
}

const annualReturnsOf = (
  wanted: readonly { serviceId: string; annualReturn?: string | undefined }[],
): AnnualReturns =>
  new Map(
    wanted.flatMap(({ serviceId, annualReturn }) =>
      annualReturn === undefined ? [] : [[serviceId, annualReturn]],
    ),
  )

function refuse(
  ids: readonly string[],
  found: Pick<Awaited<ReturnType<typeof assessRenewals>>, 'renewable' | 'refused'>,
) {
  const all = [...found.renewable, ...found.refused]
  const known = new Set(all.map(({ service }) => service.registration.id))
  const refused = [
    ...found.refused.map(({ service, reason }) => ({ serviceId: service.registration.id, reason })),
    ...ids.filter((id) => !known.has(id)).map((serviceId) => ({ serviceId, reason: 'NOT_FOUND' as const })),
  ]
  return orderRefusals.renewal_refused({ data: { refused } })
}

const named = (name: LocalText): LocalText => ({ en: `Renewal: ${name.en}`, zh: `续费：${name.zh}` })

function lineOf(
  { service, product, quote, optionTexts }: Renewable,
  place: { order: OrderRow; position: number; discount: number },
): OrderLineRow {
  return {
    id: newId('ol'),
    companyId: place.order.companyId,
    orderId: place.order.id,
    position: place.position,
    cartLineId: null,
    renews: service.registration.id,
    productId: product.id,
    productCode: product.code,
    category: product.category,
    country: product.country,
    name: named(product.name),
    options: quote.options,
    optionTexts,
    quantity: quote.quantity,
    quote: quote.lines.map(({ label, amount }) => ({ label, amount: amount.amount })),
    net: quote.net.amount,
    discount: place.discount,
    workOrderId: null,
    workOrderNumber: null,
  }
}

function keptOf(line: OrderLineRow, renewable: Renewable | undefined) {
  if (!renewable) return []
  const { kind, months, annualReturns, service, product } = renewable
  const { companyId, orderId, id: orderLineId } = line
  const registrationId = service.registration.id
  return [
    {
      companyId,
      orderId,
      orderLineId,
      registrationId,
      kind,
      months,
      annualReturns,
      productName: product.name,
    },
  ]
}

/** The order that an earlier click made of exactly these renewals, while it waits for its money. */
async function orderOfSame(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
  { currency, coupon, expectedTotal }: OrderInput,
): Promise<string | undefined> {
  const orderId = await orderIdOfRenewals(tx, companyId, ids)
  const order = orderId && (await findOrder(tx, companyId, orderId))
  if (!order || order.currency !== currency || order.couponCode !== (coupon ?? null)) return undefined
  if (expectedTotal !== undefined && expectedTotal.amount !== order.total) return undefined
  const lines = await findLines(tx, [order.id])
  const isSame =
    lines.length === ids.length && lines.every(({ renews }) => renews !== null && ids.includes(renews))
  return isSame ? order.id : undefined
}
