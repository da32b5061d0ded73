import { and, asc, count, eq, gte, inArray, isNotNull, lte, ne, sql, sum } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import type { RefundStatus } from '../payment.ts'
import { type PaymentRow, payments, type RefundRow, refunds } from './payments.tables.ts'

const OPEN = ['CREATED', 'PENDING'] as const

export async function findPayment(executor: Executor, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await executor.select().from(payments).where(eq(payments.id, id))
  return payment
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await lockedPayment(tx, id)
  return payment
}

const lockedPayment = rowsWhere(payments, sql`${payments.id} = ${''} for update`)

/** The tries to pay an order, the latest first. */
export function findPaymentsOf(executor: Executor, orderId: string): Promise<PaymentRow[]> {
  return paymentsOfOrder(executor, orderId)
}

const paymentsOfOrder = rowsWhere(
  payments,
  sql`${payments.orderId} = ${''} order by ${payments.createdAt} desc, ${payments.id} desc`,
)

/** How many tries to pay an order were begun since an instant. */
export async function countPaymentsSince(tx: Transaction, orderId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ begun: count() })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), gte(payments.createdAt, since)))
  return row?.begun ?? 0
}

/** The one open payment of a locked order. */
export async function findOpenPayment(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, OPEN)))
  return payment
}

/** Gives up whatever is open. Its session is still asked about: money may come all the same. */
export async function giveUpOpenPayments(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'CANCELLED' })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, OPEN)))
}

export async function changePayment(tx: Transaction, id: string, change: Partial<PaymentRow>): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id))
}

/** The provider's session of a payment. Given up meanwhile, it is asked about all the same: the payer may pay there. */
export async function noteSession(
  executor: Executor,
  id: string,
  session: { id: string; url: string },
  nextCheckAt: Date,
): Promise<void> {
  const { status, settledAt } = payments
  await executor
    .update(payments)
    .set({
      sessionId: session.id,
      redirectUrl: session.url,
      status: sql`case when ${status} = 'CREATED' then 'PENDING' else ${status} end`,
      nextCheckAt: sql`case when ${settledAt} is null then ${nextCheckAt.toISOString()}::timestamptz end`,
    })
    .where(eq(payments.id, id))
}

export function findDueForCheck(executor: Executor, now: Date, limit: number): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
}

/** The payment that a locked order took: what came twice, or too late, goes back by itself and is not asked for here. */
export async function lockRefundablePayment(
  tx: Transaction,
  orderId: string,
): Promise<PaymentRow | undefined> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['SUCCEEDED', 'PARTLY_REFUNDED'])))
    .for('update')
  if (paid.length === 0) return undefined
  const going = new Set(
    (await findRefundsOf(tx, orderId))
      .filter((refund) => refund.kind === 'PAID_TWICE' || refund.kind === 'ORDER_CANCELLED')
      .map((refund) => refund.paymentId),
  )
  return paid.find((payment) => !going.has(payment.id))
}

export async function findRefund(executor: Executor, id: string): Promise<RefundRow | undefined> {
  const [refund] = await executor.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

export async function findRefundByKey(
  executor: Executor,
  orderId: string,
  requestKey: string,
): Promise<RefundRow | undefined> {
  const [refund] = await executor
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestKey, requestKey)))
  return refund
}

export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return refund
}

export async function changeRefund(tx: Transaction, id: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

/** The refunds of an order, the first one first. */
export function findRefundsOf(executor: Executor, orderId: string): Promise<RefundRow[]> {
  return executor
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** How much of a locked payment has gone back, or is on its way, in minor units. */
export async function refundedOf(
  tx: Transaction,
  paymentId: string,
  statuses: readonly RefundStatus[],
): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        ne(refunds.kind, 'OVERPAID'),
        inArray(refunds.status, [...statuses]),
      ),
    )
  return Number(row?.total ?? 0)
}

/** Refunds of which the provider's answer was never heard. */
export function findRefundsDue(executor: Executor, now: Date, limit: number): Promise<RefundRow[]> {
  return executor
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.nextTryAt), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit)
}

/** What a colleague has yet to send back by bank, the oldest first. */
export async function pageOfRefundsByHand(
  executor: Executor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: RefundRow[]; total: number }> {
  const where = and(eq(refunds.way, 'BY_HAND'), eq(refunds.status, 'REQUESTED'))
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(refunds)
      .where(where)
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(refunds).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}
