import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { woOriginals } from './originals.tables.ts'
import { woNodes, workOrders, woSupplements } from './work-orders.tables.ts'

/*
 * What waits for the seller in the work orders, as selects of one shape, which `/pendingMatters/list` unites. They say
 * in SQL what `open-items.ts` says of one work order; `pending-matters.http.test.ts` holds one against the other.
 */

const ofWorkOrder = {
  number: workOrders.number,
  recordId: sql<string>`${workOrders.id}`.as('record_id'),
  country: sql<string | null>`${workOrders.country}`.as('country'),
  subject: sql<LocalText>`${workOrders.productName}`.as('subject'),
  further: sql<number>`0`.as('further'),
  amount: sql<number | null>`null::bigint`.as('amount'),
  currency: sql<string | null>`null::text`.as('currency'),
  dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
}

const isOpen = (companyId: CompanyParam) =>
  and(eq(workOrders.companyId, companyId), eq(workOrders.status, 'OPEN').inlineParams())

/** Steps: forms, documents to sign, acts of the seller's own, tax to pay; each until its own day. */
export function stepsToDo(executor: Executor, companyId: CompanyParam) {
  return executor
    .select({
      id: woNodes.id,
      what: sql<string>`case when ${woNodes.status} = 'RETURNED' then 'RETURNED' else ${woNodes.kind} end`.as(
        'what',
      ),
      kind: sql<string>`${woNodes.kind}`.as('kind'),
      name: sql<LocalText | null>`${woNodes.name}`.as('name'),
      dueOn: sql<string | null>`${woNodes.dueAt}`.as('due_on'),
      ...ofWorkOrder,
    })
    .from(woNodes)
    .innerJoin(workOrders, isPartOf(woNodes))
    .where(
      and(
        isOpen(companyId),
        eq(workOrders.turn, 'seller').inlineParams(),
        inArray(woNodes.owner, ['seller', 'invited']).inlineParams(),
        inArray(woNodes.status, ['OPEN', 'RETURNED', 'REOPENED']).inlineParams(),
      ),
    )
}

/** With the company, so that the index of the part's table is entered at the work order. */
const isPartOf = (part: typeof woNodes | typeof woSupplements) =>
  and(eq(part.companyId, workOrders.companyId), eq(part.workOrderId, workOrders.id))

/** Papers that the seller has to send by post, also once the steps are with somebody else. */
export function originalsToSend(executor: Executor, companyId: CompanyParam) {
  return executor
    .select({
      id: woOriginals.id,
      what: sql<string>`'ORIGINAL'`.as('what'),
      kind: sql<string>`'ORIGINAL'`.as('kind'),
      name: sql<LocalText | null>`${woOriginals.title}`.as('name'),
      dueOn: sql<string | null>`${woOriginals.dueOn}::text`.as('due_on'),
      ...ofWorkOrder,
    })
    .from(woOriginals)
    .innerJoin(
      workOrders,
      and(eq(woOriginals.companyId, workOrders.companyId), eq(woOriginals.workOrderId, workOrders.id)),
    )
    .where(
      and(
        eq(woOriginals.companyId, companyId),
        eq(woOriginals.status, 'ASKED').inlineParams(),
        eq(workOrders.companyId, companyId),
        ne(workOrders.status, 'CANCELLED').inlineParams(),
      ),
    )
}

/** Supplements, each until its own day. */
export function supplementsToSend(executor: Executor, companyId: CompanyParam) {
  return executor
    .select({
      id: woSupplements.id,
      what: sql<string>`case ${woSupplements.status} when 'RETURNED' then 'SUPPLEMENT_RETURNED' else 'SUPPLEMENT' end`.as(
        'what',
      ),
      kind: sql<string>`'SUPPLEMENT'`.as('kind'),
      name: sql<LocalText | null>`${woSupplements.title}`.as('name'),
      dueOn: sql<string | null>`${woSupplements.dueAt}`.as('due_on'),
      ...ofWorkOrder,
    })
    .from(woSupplements)
    .innerJoin(workOrders, isPartOf(woSupplements))
    .where(
      and(
        isOpen(companyId),
        sql`${workOrders.supplementsWaiting} > 0`,
        inArray(woSupplements.status, ['ASKED', 'RETURNED']).inlineParams(),
      ),
    )
}
