import type { Day } from '#platform/shared/calendar.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import type { OrderDetail, OrderSummary } from '../contract.ts'
import { presentTerm, type WholeTerm } from '#registrations/server/public.ts'
import { dueOf } from '../due.ts'
import type { OrderPayment } from '#payments/payment.ts'
import { canMove } from '../order-states.ts'
import type { ListedLine, ListedOrder } from './orders.queries.ts'
import type { orderHistory, OrderLineRow, OrderRow } from './orders.tables.ts'

/** `today` is the agency's day. */
export type Reader = { lang: Lang; mayWrite: boolean; today: Day }

export function presentSummary(
  order: ListedOrder,
  {
    lines,
    isUnderReview,
  }: {
    lines: readonly Pick<ListedLine, 'name' | 'country'>[]
    /** The payment may succeed any moment: paying again or cancelling would only be undone. */
    isUnderReview: boolean
  },
  reader: Reader,
): OrderSummary {
  const mayAct = reader.mayWrite && !isUnderReview
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    titles: lines.map((line) => pickText(line.name, reader.lang)),
    countries: [...new Set(lines.map((line) => line.country))],
    total: money(order.total, order.currency),
    refunded: money(order.refunded, order.currency),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.status === 'AWAITING_PAYMENT' ? order.expiresAt.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    actions: {
      pay: mayAct && order.status === 'AWAITING_PAYMENT',
      cancel: mayAct && canMove(order.status, 'cancel'),
    },
  }
}

/** The history of an order, its payments and refunds, the parts that arrived (minor units), and the filing bought in it. */
export type OrderPast = {
  history: readonly Pick<typeof orderHistory.$inferSelect, 'at' | 'event' | 'amount'>[]
  payments: OrderPayment[]
  received: number
  filing: readonly WholeTerm[]
}

export function presentDetail(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { history, payments, received, filing }: OrderPast,
  reader: Reader,
): OrderDetail {
  const { currency } = order
  const isUnderReview = payments.some(({ underReview }) => underReview)
  return {
    ...presentSummary(order, { lines, isUnderReview }, reader),
    ...receipts(order, received),
    lines: lines.map((line) => presentLine(line, order, filing, reader)),
    discounts: order.discounts.map(({ kind, label, code, amount }) => ({
      kind,
      label: pickText(label, reader.lang),
      code,
      amount: money(amount, currency),
    })),
    net: money(order.net, currency),
    vat: {
      kind: order.vatKind,
      rateBasisPoints: order.vatRateBasisPoints,
      amount: money(order.vat, currency),
      reason: pickText(order.vatReason, reader.lang),
      source: order.vatSource,
    },
    buyer: order.buyer,
    agreementVersion: order.agreementVersion,
    payments,
    history: history.map(({ at, event, amount }) => ({
      at: at.toISOString(),
      event,
      amount: amount === null ? null : money(amount, currency),
    })),
  }
}

/** An order that was paid has received its total; one that is closed asks for nothing. */
function receipts(order: OrderRow, parts: number): Pick<OrderDetail, 'received' | 'due'> {
  const total = money(order.total, order.currency)
  const nothing = money(0, order.currency)
  if (order.paidAt) return { received: total, due: nothing }
  const due = order.status === 'AWAITING_PAYMENT' ? dueOf(total, parts) : nothing
  return { received: money(parts, order.currency), due }
}

function presentLine(
  line: OrderLineRow,
  { currency }: OrderRow,
  filing: readonly WholeTerm[],
  reader: Reader,
): OrderDetail['lines'][number] {
  const { lang } = reader
  const bought = filing.find(({ term }) => term.orderLineId === line.id)
  const { workOrderId, workOrderNumber } = line
  return {
    id: line.id,
    productId: line.productId,
    code: line.productCode,
    name: pickText(line.name, lang),
    country: line.country,
    options: line.optionTexts.map(({ label, value }) => ({
      label: pickText(label, lang),
      value: pickText(value, lang),
    })),
    quantity: line.quantity,
    quote: line.quote.map(({ label, amount }) => ({
      label: pickText(label, lang),
      amount: money(amount, currency),
    })),
    net: money(line.net, currency),
    workOrder: workOrderId && workOrderNumber ? { id: workOrderId, number: workOrderNumber } : null,
    renewal: line.renews !== null,
    filing: bought ? presentTerm(bought, reader) : null,
  }
}
