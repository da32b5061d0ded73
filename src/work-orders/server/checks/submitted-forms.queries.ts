import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { woNodes, workOrders } from '../work-orders.tables.ts'

/** The forms of a company's other work orders that were submitted, the newest first. */
export async function submittedElsewhere(
  executor: Executor,
  {
    companyId,
    workOrderId,
    scope,
    limit,
  }: { companyId: string; workOrderId: string; scope: StaffScope; limit: number },
) {
  return executor
    .select({ number: workOrders.number, nodeId: woNodes.id, template: woNodes.formTemplate })
    .from(woNodes)
    .innerJoin(workOrders, eq(workOrders.id, woNodes.workOrderId))
    .where(
      and(
        eq(woNodes.companyId, companyId),
        inScope(scope, workOrders),
        ne(woNodes.workOrderId, workOrderId),
        eq(woNodes.kind, 'FORM'),
        inArray(woNodes.status, ['SUBMITTED', 'ACCEPTED']),
      ),
    )
    .orderBy(desc(woNodes.statusSince), desc(woNodes.id))
    .limit(limit)
}
