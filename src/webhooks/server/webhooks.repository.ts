import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import {
  type DeliveryKey,
  type EndpointKey,
  isDelivery,
  isEndpoint,
  isOfEndpoint,
} from './webhooks.queries.ts'
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

export async function insertEndpoint(tx: Transaction, row: EndpointRow): Promise<void> {
  await tx.insert(webhookEndpoints).values(row)
}

export async function updateEndpoint(
  tx: Transaction,
  key: EndpointKey,
  changes: Partial<Omit<EndpointRow, 'companyId' | 'id'>>,
): Promise<EndpointRow | undefined> {
  const [row] = await tx.update(webhookEndpoints).set(changes).where(isEndpoint(key)).returning()
  return row
}

/** Its log goes with it. */
export async function deleteEndpoint(tx: Transaction, key: EndpointKey): Promise<boolean> {
  const rows = await tx.delete(webhookEndpoints).where(isEndpoint(key)).returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

/** Locked: what its tries come to is recorded one after the other. */
export async function lockEndpoint(tx: Transaction, key: EndpointKey): Promise<EndpointRow | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(isEndpoint(key)).for('update')
  return row
}

/** @returns those that were not there yet */
export function insertDeliveries(tx: Transaction, rows: readonly DeliveryRow[]): Promise<DeliveryRow[]> {
  return tx
    .insert(webhookDeliveries)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

/** Nothing, unless so many tries were made before: a job that is repeated records nothing twice. */
export async function updateDelivery(
  tx: Transaction,
  key: DeliveryKey & { attempts: number },
  changes: Partial<DeliveryRow>,
): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set(changes)
    .where(
      and(
        isDelivery(key),
        eq(webhookDeliveries.state, 'WAITING'),
        eq(webhookDeliveries.attempts, key.attempts),
      ),
    )
    .returning({ eventId: webhookDeliveries.eventId })
  return rows.length > 0
}

/** A message of the log begins anew. */
export async function restartDelivery(
  tx: Transaction,
  key: DeliveryKey,
  nextTryAt: Date,
): Promise<DeliveryRow | undefined> {
  const begins = { state: 'WAITING', attempts: 0, nextTryAt } as const
  const [row] = await tx.update(webhookDeliveries).set(begins).where(isDelivery(key)).returning()
  return row
}

export async function giveUpWaiting(tx: Transaction, key: EndpointKey): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'GIVEN_UP', nextTryAt: null, failure: 'DISABLED' })
    .where(and(isOfEndpoint(key), eq(webhookDeliveries.state, 'WAITING')))
}

/** What is due, put off until `again` at once, so that nobody else takes it meanwhile. */
export async function claimDue(
  tx: Transaction,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<DeliveryRow[]> {
  const { companyId, endpointId, eventId } = webhookDeliveries
  const due = tx
    .select({ companyId, endpointId, eventId })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.nextTryAt, now))
    .orderBy(asc(webhookDeliveries.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(webhookDeliveries)
    .set({ nextTryAt: again })
    .where(inArray(sql`(${companyId}, ${endpointId}, ${eventId})`, due))
    .returning()
}

/** Those of these endpoints that fail. */
export async function failingAmong(tx: Transaction, keys: readonly EndpointKey[]): Promise<Set<string>> {
  const { companyId, id, failingSince } = webhookEndpoints
  const wanted = keys.map((key) => sql`(${key.companyId}::text, ${key.endpointId}::text)`)
  const rows = await tx
    .select({ id })
    .from(webhookEndpoints)
    .where(and(inArray(sql`(${companyId}, ${id})`, wanted), isNotNull(failingSince)))
  return new Set(rows.map((row) => row.id))
}

export async function purgeDeliveries(executor: Executor, before: Date): Promise<void> {
  const { createdAt, companyId: company } = webhookDeliveries
  await executor.delete(webhookDeliveries).where(and(lt(createdAt, before), notHeld({ company })))
}

/** When a company closes. */
export async function deleteEndpointsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.companyId, companyId))
}
