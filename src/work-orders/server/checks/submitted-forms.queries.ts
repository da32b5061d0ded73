import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woNodes, workOrders } from '../work-orders.tables.ts'

/** The forms of a company's other work orders that were submitted, the newest first. */
export async function submittedElsewhere(
  executor: Executor,
  { companyId, workOrderId, limit }: { companyId: string; workOrderId: string; limit: number },
) {
  return executor
    .select({ number: workOrders.number, nodeId: woNodes.id, template: woNodes.formTemplate })
    .from(woNodes)
    .innerJoin(workOrders, eq(workOrders.id, woNodes.workOrderId))
    .where(
      and(
        eq(woNodes.companyId, companyId),
        ne(woNodes.workOrderId, workOrderId),
        eq(woNodes.kind, 'FORM'),
        inArray(woNodes.status, ['SUBMITTED', 'ACCEPTED']),
      ),
    )
    .orderBy(desc(woNodes.statusSince), desc(woNodes.id))
    .limit(limit)
}
