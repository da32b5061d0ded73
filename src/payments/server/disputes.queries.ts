import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { type Money, money } from '#platform/shared/money.ts'
import { type DisputeRow, disputes, payments, refunds } from './payments.tables.ts'

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

/**
 * Lost in another currency than was paid, and nobody has said yet how much of the payment that was. Written out, for a
 * select of one table leaves out its name; the key is that of `bookingKeyOf`.
 */
const isToBook = sql`(${disputes}.status = 'LOST' and exists (select 1 from ${payments} where ${payments}.id = ${disputes}.payment_id
  and ${payments}.currency <> ${disputes}.currency and ${payments}.status in ('SUCCEEDED', 'PARTLY_REFUNDED'))
  and not exists (select 1 from ${refunds} where ${refunds}.order_id = ${disputes}.order_id
  and ${refunds}.request_key = 'dispute-' || ${disputes}.id))`

/** The disputes of an order whose loss finance has to book. */
export async function disputesToBook(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await executor
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(inArray(disputes.id, [...ids]), isToBook))
  return new Set(rows.map(({ id }) => id))
}

/** What was paid, of the payments that some disputes are about. */
export async function paidOf(
  executor: Executor,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Money>> {
  if (paymentIds.length === 0) return new Map()
  const { id, amount, currency } = payments
  const rows = await executor
    .select({ id, amount, currency })
    .from(payments)
    .where(inArray(id, [...paymentIds]))
  return new Map(rows.map((row) => [row.id, money(row.amount, row.currency)]))
}

/**
 * Whether a bank has taken the money of a payment and is still deciding, or nobody has booked yet what it took. One that
 * only asks has taken nothing.
 */
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
        or(and(eq(disputes.isInquiry, false), inArray(disputes.status, [...UNDECIDED])), isToBook),
      ),
    )
  return (row?.found ?? 0) > 0
}

export async function findDispute(executor: Executor, id: string): Promise<DisputeRow | undefined> {
  const [row] = await executor.select().from(disputes).where(eq(disputes.id, id))
  return row
}

/** Those that wait for evidence, by its last moment. */
export function disputesDue(executor: Executor, span: { from: Date; until: Date }): Promise<DisputeRow[]> {
  return executor
    .select()
    .from(disputes)
    .where(and(eq(disputes.status, 'OPEN'), gt(disputes.dueAt, span.from), lte(disputes.dueAt, span.until)))
    .orderBy(asc(disputes.dueAt), asc(disputes.id))
}

const waitsForSomebody = sql`(${disputes}.status in ('OPEN', 'ANSWERED') or ${isToBook})`

/** What banks have not decided, or finance has to book: what somebody must answer first, by its last day. */
export async function pageOfDisputes(
  executor: Executor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: DisputeRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(disputes)
      .where(waitsForSomebody)
      .orderBy(sql`${disputes.status} desc nulls last`, asc(disputes.dueAt), asc(disputes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(disputes).where(waitsForSomebody),
  ])
  return { rows, total: counted?.total ?? 0 }
}
