import { and, eq, sql, sum } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import {
  sandboxPayDeliveries,
  sandboxPayRefunds,
  sandboxPaySessions,
  type SandboxSession,
} from './sandbox-provider.tables.ts'

/** Writes a session, unless there is one with its key already. @returns the one with the key */
export async function putSession(
  executor: Executor,
  session: typeof sandboxPaySessions.$inferInsert,
): Promise<SandboxSession | undefined> {
  await executor.insert(sandboxPaySessions).values(session).onConflictDoNothing()
  const [found] = await executor
    .select()
    .from(sandboxPaySessions)
    .where(eq(sandboxPaySessions.idempotencyKey, session.idempotencyKey))
  return found
}

export async function findSession(executor: Executor, id: string): Promise<SandboxSession | undefined> {
  const [session] = await executor.select().from(sandboxPaySessions).where(eq(sandboxPaySessions.id, id))
  return session
}

export async function lockSession(tx: Transaction, id: string): Promise<SandboxSession | undefined> {
  const [session] = await tx
    .select()
    .from(sandboxPaySessions)
    .where(eq(sandboxPaySessions.id, id))
    .for('update')
  return session
}

/** Changes the status of a session if it still is the one that was read; undefined otherwise. */
export async function changeSessionStatus(
  tx: Transaction,
  id: string,
  change: { from: SandboxSession['status']; to: SandboxSession['status']; at: Date },
): Promise<SandboxSession | undefined> {
  const [session] = await tx
    .update(sandboxPaySessions)
    .set({ status: change.to, finishedAt: change.at })
    .where(and(eq(sandboxPaySessions.id, id), eq(sandboxPaySessions.status, change.from)))
    .returning()
  return session
}

export async function findRefundByKey(
  executor: Executor,
  idempotencyKey: string,
): Promise<{ id: string } | undefined> {
  const [refund] = await executor
    .select({ id: sandboxPayRefunds.id })
    .from(sandboxPayRefunds)
    .where(eq(sandboxPayRefunds.idempotencyKey, idempotencyKey))
  return refund
}

/** What was refunded of a session so far, in minor units. */
export async function refundedSoFar(executor: Executor, sessionId: string): Promise<number> {
  const [row] = await executor
    .select({ total: sum(sandboxPayRefunds.amount) })
    .from(sandboxPayRefunds)
    .where(eq(sandboxPayRefunds.sessionId, sessionId))
  return Number(row?.total ?? 0)
}

export async function insertRefund(
  tx: Transaction,
  refund: typeof sandboxPayRefunds.$inferInsert,
): Promise<void> {
  await tx.insert(sandboxPayRefunds).values(refund)
}

export async function insertDelivery(
  tx: Transaction,
  delivery: typeof sandboxPayDeliveries.$inferInsert,
): Promise<void> {
  await tx.insert(sandboxPayDeliveries).values(delivery)
}

type Delivery = typeof sandboxPayDeliveries.$inferSelect

/** Counts one more attempt to deliver an event. */
export async function countDeliveryTry(executor: Executor, eventId: string): Promise<Delivery | undefined> {
  const [delivery] = await executor
    .update(sandboxPayDeliveries)
    .set({ tries: sql`${sandboxPayDeliveries.tries} + 1` })
    .where(eq(sandboxPayDeliveries.eventId, eventId))
    .returning()
  return delivery
}

export async function markDelivered(
  executor: Executor,
  eventId: string,
  delivered: { deliveredAt: Date; answers: Delivery['answers'] },
): Promise<void> {
  await executor.update(sandboxPayDeliveries).set(delivered).where(eq(sandboxPayDeliveries.eventId, eventId))
}
