import { and, asc, desc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

export type EndpointKey = { companyId: string; endpointId: string }
export type DeliveryKey = EndpointKey & { eventId: string }

export const isEndpoint = ({ companyId, endpointId }: EndpointKey) =>
  and(eq(webhookEndpoints.companyId, companyId), eq(webhookEndpoints.id, endpointId))

export const isOfEndpoint = ({ companyId, endpointId }: EndpointKey) =>
  and(eq(webhookDeliveries.companyId, companyId), eq(webhookDeliveries.endpointId, endpointId))

export const isDelivery = (key: DeliveryKey) =>
  and(isOfEndpoint(key), eq(webhookDeliveries.eventId, key.eventId))

/** Of an event that waits to be told to a company's own systems: whether there is anybody to tell. */
export const HAS_ENDPOINTS = `exists (select from webhook_endpoints where company_id = wanted.payload ->> 'companyId')`

/** A company has a handful. */
export function endpointsOf(executor: Executor, companyId: string): Promise<EndpointRow[]> {
  return executor
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, companyId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
}

export async function findEndpoint(executor: Executor, key: EndpointKey): Promise<EndpointRow | undefined> {
  const [row] = await executor.select().from(webhookEndpoints).where(isEndpoint(key))
  return row
}

export async function findDelivery(
  executor: Executor,
  key: DeliveryKey,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | undefined> {
  const [found] = await executor
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.companyId, webhookDeliveries.companyId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .where(isDelivery(key))
  return found
}

/** What an endpoint was told, newest first. */
export async function pageOfDeliveries(
  executor: Executor,
  { page, pageSize, ...key }: EndpointKey & { page: number; pageSize: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const where = isOfEndpoint(key)
  const order = [desc(webhookDeliveries.createdAt), asc(webhookDeliveries.eventId)]
  const rows = await executor
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: webhookDeliveries, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}
