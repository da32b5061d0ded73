import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { createWebhook, listWebhookDeliveries, listWebhooks, type Delivery } from '../contract.ts'
import { EVENT_TYPES, type EventType } from '../event-types.ts'
import { queueDue } from '../server/queue-delivery.ts'

export async function aWebhook(
  app: TestApp,
  url: string,
  { as = app.people.seller, events = EVENT_TYPES }: { as?: Caller; events?: readonly EventType[] } = {},
) {
  const { body } = await app.post(createWebhook, { url, events }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return { id: body.data.endpoint.id, secret: body.data.secret }
}

/** The newest first. */
export async function logOf(app: TestApp, id: string, as: Caller = app.people.seller): Promise<Delivery[]> {
  const { body } = await app.get(listWebhookDeliveries, { id, pageSize: 100 }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.records
}

export async function webhookOf(app: TestApp, id: string, as: Caller = app.people.seller) {
  const { body } = await app.get(listWebhooks, {}, { as })
  return body.data?.endpoints.find((endpoint) => endpoint.id === id)
}

/** What the portal does each minute, after some time has passed. */
export async function passes(app: TestApp, ms: number): Promise<number> {
  app.clock.advance(ms)
  const queued = await queueDue(app.deps)
  await drainTries(app)
  return queued
}

/** A run of jobs may end while the lane of the failing is still held by the one before; a server looks again. */
export async function drainTries(app: TestApp): Promise<void> {
  const waiting = `select 1 from graphile_worker.jobs where task_identifier = 'webhooks.send'`
  do await app.drain()
  while ((await app.database.pool.query(waiting)).rowCount)
}
