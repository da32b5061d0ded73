import { and, asc, desc, eq } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { workOrderInScope } from '#staff/server/public.ts'
import { totalOf } from '#platform/server/paging.ts'
import { woCorrections, type CorrectionRow } from '../corrections.tables.ts'
import { woNodes, workOrders } from '../work-orders.tables.ts'

/** The newest first; nobody reads on beyond these. */
const SHOWN = 20

export async function correctionsOf(executor: Executor, workOrderId: string): Promise<CorrectionRow[]> {
  return executor
    .select()
    .from(woCorrections)
    .where(eq(woCorrections.workOrderId, workOrderId))
    .orderBy(desc(woCorrections.proposedAt))
    .limit(SHOWN)
}

/** What waits for a second person, whoever's order it is; the oldest first. */
export async function pageOfOpen(
  executor: Executor,
  { scope, page, pageSize }: { scope: StaffScope; page: number; pageSize: number },
) {
  const where = and(eq(woCorrections.status, 'OPEN'), workOrderInScope(scope, woCorrections.workOrderId))
  const order = [asc(woCorrections.proposedAt), asc(woCorrections.id)]
  const rows = await executor
    .select({
      id: woCorrections.id,
      workOrderId: workOrders.id,
      number: workOrders.number,
      step: woNodes.name,
      company: companies.name,
      companyOriginal: companies.nameOriginal,
      proposedBy: woCorrections.proposedBy,
      proposedByName: woCorrections.proposedByName,
      proposedAt: woCorrections.proposedAt,
    })
    .from(woCorrections)
    .innerJoin(workOrders, eq(workOrders.id, woCorrections.workOrderId))
    .innerJoin(
      woNodes,
      and(eq(woNodes.companyId, woCorrections.companyId), eq(woNodes.id, woCorrections.nodeId)),
    )
    .innerJoin(companies, eq(companies.id, woCorrections.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: woCorrections, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}
