import { and, count, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { disputes, refunds } from './payments.tables.ts'

/** Money that is on its way back. */
export async function countOpenRefunds(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.status, 'REQUESTED')))
  return row?.found ?? 0
}

/** Payments that a bank takes back or asks about. */
export const countOpenDisputes = (executor: Executor, companyId: string): Promise<number> =>
  executor.$count(
    disputes,
    and(eq(disputes.companyId, companyId), inArray(disputes.status, ['OPEN', 'ANSWERED'])),
  )
