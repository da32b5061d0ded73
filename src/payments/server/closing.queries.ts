import { and, count, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { refunds } from './payments.tables.ts'

/** Money that is on its way back. */
export async function countOpenRefunds(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.status, 'REQUESTED')))
  return row?.found ?? 0
}
