import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { type PaymentRow, payments } from './payments.tables.ts'

const OPEN = ['CREATED', 'PENDING'] as const

export async function findPayment(executor: Executor, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await executor.select().from(payments).where(eq(payments.id, id))
  return payment
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment
}

/** The tries to pay an order, the latest first. */
export function findPaymentsOf(executor: Executor, orderId: string): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
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

export function findDueForCheck(executor: Executor, now: Date, limit: number): Promise<PaymentRow[]> {
  return executor
    .select()
    .from(payments)
    .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
}
