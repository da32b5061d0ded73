import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { cancelOrder, createOrder, listOrders, orderDetails, type OrderDetail } from '../contract.ts'
import { checkRenewals } from '../renewal-contract.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { findTerms } from '#registrations/server/public.ts'
import type { OrderPayment } from '#payments/payment.ts'
import { staffOrders } from '../staff/contract.ts'
import { cancelUnpaidOrder } from './cancel-order.ts'
import { placeOrder } from './create-order.ts'
import { orderRefusals } from './orders.errors.ts'
import { findHistory, findLines, findOrder, listedLines, pageOfOrders } from './orders.queries.ts'
import { presentDetail, presentSummary, type Reader } from './present-order.ts'
import { checkOrder } from './renewals/check-renewals.ts'
import { listAllOrders } from './staff-orders.ts'

/** The payments of orders: of another module, which knows this one and not the other way round. */
export type PaymentsPort = {
  paymentsOf(executor: Executor, orderId: string): Promise<OrderPayment[]>
  /** What has come of an order's price in parts, in minor units. */
  partsReceived(executor: Executor, orderId: string): Promise<number>
  /** Those of the orders whose payment may succeed any moment. */
  ordersUnderReview(executor: Executor, orderIds: readonly string[]): Promise<ReadonlySet<string>>
}

export function ordersRoutes(serverDeps: ServerDeps, modules: PaymentsPort): Route[] {
  const deps = { ...serverDeps, ...modules }
  return [
    handle(createOrder, async (context, input) => {
      const placed = await placeOrder(deps, sellerOf(context), input, context.ip)
      if ('id' in placed) return readDetail(deps, context, placed.id)
      const { order, lines, history } = placed
      // An order that was just made has no payments yet.
      const past = { history, payments: [], received: 0, filing: [] }
      return presentDetail(order, lines, past, readerOf(deps, context))
    }),
    handle(listOrders, async (context, filter) => {
      const { page, pageSize } = filter
      const { rows, total } = await pageOfOrders(deps.db, sellerOf(context).companyId, filter)
      const ids = rows.map((order) => order.id)
      const [lines, underReview] = await Promise.all([
        listedLines(deps.db, ids),
        deps.ordersUnderReview(deps.db, ids),
      ])
      const records = rows.map((order) =>
        presentSummary(
          order,
          { lines: lines.get(order.id) ?? [], isUnderReview: underReview.has(order.id) },
          readerOf(deps, context),
        ),
      )
      return { records, total, page, pageSize }
    }),
    handle(checkRenewals, (context, input) =>
      checkOrder(deps, { companyId: sellerOf(context).companyId, lang: context.lang }, input),
    ),
    handle(orderDetails, (context, { id }) => readDetail(deps, context, id)),
    handle(cancelOrder, async (context, { id }) => {
      await cancelUnpaidOrder(deps, sellerOf(context), id, context.ip)
      return readDetail(deps, context, id)
    }),
    handle(staffOrders, (context, query) =>
      listAllOrders(deps, { ...query, scope: staffOf(context).scope }, context.lang),
    ),
  ]
}

async function readDetail(
  deps: ServerDeps & Pick<PaymentsPort, 'paymentsOf' | 'partsReceived'>,
  context: CallContext,
  id: string,
): Promise<OrderDetail> {
  const order = await findOrder(deps.db, sellerOf(context).companyId, id)
  if (!order) throw orderRefusals.not_found()
  const [lines, history, payments, received, filing] = await Promise.all([
    findLines(deps.db, [id]),
    findHistory(deps.db, id),
    deps.paymentsOf(deps.db, id),
    deps.partsReceived(deps.db, id),
    order.paidAt ? findTerms(deps.db, { companyId: order.companyId, orderId: id }) : [],
  ])
  return presentDetail(order, lines, { history, payments, received, filing }, readerOf(deps, context))
}

const readerOf = (deps: ServerDeps, context: CallContext): Reader => ({
  today: dayOf(deps.clock.now(), deps.config.agency.timeZone),
  lang: context.lang,
  mayWrite: sellerOf(context).role !== 'viewer',
})
