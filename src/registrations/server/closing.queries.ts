import { and, count, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { filingTerms } from './registrations.tables.ts'

/** Filing that was bought and is not over: returns are still due under it. */
export async function countRunningTerms(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(filingTerms)
    .where(and(eq(filingTerms.companyId, companyId), inArray(filingTerms.status, ['WAITING', 'RUNNING'])))
  return row?.found ?? 0
}
