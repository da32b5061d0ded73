import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woSupplements, type SupplementRow } from '../work-orders.tables.ts'

/** The supplements of a work order, in the order in which they were requested. */
export async function listSupplements(executor: Executor, workOrderId: string): Promise<SupplementRow[]> {
  return executor
    .select()
    .from(woSupplements)
    .where(eq(woSupplements.workOrderId, workOrderId))
    .orderBy(asc(woSupplements.position))
}
