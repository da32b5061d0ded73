import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { type DisputeRow, disputes } from './payments.tables.ts'

const UNDECIDED = ['OPEN', 'ANSWERED'] as const

/** The disputes of an order, the first one first. */
export function disputesOf(
  executor: Executor,
  order: { companyId: string; id: string },
): Promise<DisputeRow[]> {
  return executor
    .select()
    .from(disputes)
    .where(and(eq(disputes.companyId, order.companyId), eq(disputes.orderId, order.id)))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
}

/** Whether a bank has taken the money of a payment and is still deciding. One that only asks has taken nothing. */
export async function isDisputed(
  executor: Executor,
  payment: { companyId: string; id: string },
): Promise<boolean> {
  const [row] = await executor
    .select({ found: count() })
    .from(disputes)
    .where(
      and(
        eq(disputes.companyId, payment.companyId),
        eq(disputes.paymentId, payment.id),
        eq(disputes.isInquiry, false),
        inArray(disputes.status, [...UNDECIDED]),
      ),
    )
  return (row?.found ?? 0) > 0
}

export async function findDispute(executor: Executor, id: string): Promise<DisputeRow | undefined> {
  const [row] = await executor.select().from(disputes).where(eq(disputes.id, id))
  return row
}

const isUndecided = sql`status in ('OPEN', 'ANSWERED')`

/** What banks have not decided: what somebody must answer first, by its last day. */
export async function pageOfDisputes(
  executor: Executor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: DisputeRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(disputes)
      .where(isUndecided)
      .orderBy(sql`${disputes.status} desc nulls last`, asc(disputes.dueAt), asc(disputes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(disputes).where(isUndecided),
  ])
  return { rows, total: counted?.total ?? 0 }
}
