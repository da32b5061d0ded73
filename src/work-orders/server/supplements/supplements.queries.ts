import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woSupplements, type SupplementRow } from '../work-orders.tables.ts'

/** The materials of a work order, in the order in which they were asked for. */
export async function listSupplements(executor: Executor, workOrderId: string): Promise<SupplementRow[]> {
  return executor
    .select()
    .from(woSupplements)
    .where(eq(woSupplements.workOrderId, workOrderId))
    .orderBy(asc(woSupplements.position))
}
