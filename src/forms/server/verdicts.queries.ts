import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { reviewVerdicts, type VerdictRow } from './forms.tables.ts'

/** All verdicts on the answers of some nodes, of every submission. */
export async function listVerdicts(
  executor: Executor,
  companyId: string,
  nodeIds: readonly string[],
): Promise<VerdictRow[]> {
  if (nodeIds.length === 0) return []
  return executor
    .select()
    .from(reviewVerdicts)
    .where(and(eq(reviewVerdicts.companyId, companyId), inArray(reviewVerdicts.nodeId, [...nodeIds])))
}
