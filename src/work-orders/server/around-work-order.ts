import { companyMembersToNotify } from '#accounts/server/public.ts'
import { NODE_RESULTS } from '#catalogue/process.ts'
import { findOrdersForPayment, paidForLine } from '#orders/server/public.ts'
import { refundableOf } from '#payments/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { numbersOf } from '#registrations/server/public.ts'
import type { Reading } from './present-card.ts'
import { otherWorkOrders } from './work-orders.queries.ts'
import type { WorkOrderRow } from './work-orders.tables.ts'

/** How many of the company's other work orders are named. */
const OTHERS_SHOWN = 5

/** What a case worker wants to know beside the work itself: the money, whom to ask, what else the company has here. */
export async function aroundWorkOrder(
  db: Executor,
  { workOrder, staff: { scope } }: { workOrder: WorkOrderRow; staff: Pick<StaffPrincipal, 'scope'> },
  { lang }: Reading,
) {
  const { companyId, id, orderId } = workOrder
  const [[order], contacts, others, numbers] = await Promise.all([
    findOrdersForPayment(db, [orderId]),
    companyMembersToNotify(db, companyId),
    otherWorkOrders(db, { companyId, id, scope, limit: OTHERS_SHOWN + 1 }),
    numbersOf(db, companyId, NODE_RESULTS, scope),
  ])
  return {
    order: order
      ? {
          id: order.id,
          number: order.number,
          status: order.status,
          dispute: order.dispute,
          total: order.total,
          refunded: money(order.refunded, order.total.currency),
          refundable: await refundableOf(db, order),
          paidForThis: await paidForLine(db, workOrder.orderLineId, order),
        }
      : null,
    contacts: contacts.map(({ name, email, lang: reads }) => ({ name, email, lang: reads })),
    others: others
      .slice(0, OTHERS_SHOWN)
      .map(({ productName, ...other }) => ({ ...other, product: pickText(productName, lang) })),
    moreOthers: others.length > OTHERS_SHOWN,
    numbers: numbers.flatMap(({ id: numberId, kind, country, number }) =>
      kind === null ? [] : [{ id: numberId, kind, country, number }],
    ),
  }
}
