import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woSupplements, type SupplementRow, type WorkOrderRow } from '../work-orders.tables.ts'

/** The supplements of a work order, in the order in which they were requested. */
export async function listSupplements(executor: Executor, workOrderId: string): Promise<SupplementRow[]> {
  return executor
    .select()
    .from(woSupplements)
    .where(eq(woSupplements.workOrderId, workOrderId))
    .orderBy(asc(woSupplements.position))
}

/** The supplements of some work orders; nothing is read for those that were never asked for any. */
export async function listSupplementsOf(
  executor: Executor,
  workOrders: readonly Pick<WorkOrderRow, 'id' | 'supplementsAsked'>[],
): Promise<SupplementRow[]> {
  const ids = workOrders.filter(({ supplementsAsked }) => supplementsAsked > 0).map(({ id }) => id)
  if (ids.length === 0) return []
  const { workOrderId, position } = woSupplements
  return executor
    .select()
    .from(woSupplements)
    .where(inArray(workOrderId, ids))
    .orderBy(asc(workOrderId), asc(position))
}
