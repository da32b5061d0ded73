import type { Transaction } from '#platform/server/database.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { claimDue, failingAmong } from './webhooks.repository.ts'
import type { DeliveryRow } from './webhooks.tables.ts'

export const SEND_JOB = 'webhooks.send'

/** A try that a stopped process left is made again after this. */
const LEASE_MS = 15 * 60_000
const BATCH = 200

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/**
 * How a try waits: those to one endpoint go one after the other, so that a slow receiver holds one worker and not all of
 * them. All receivers that said nothing before share one worker, and so do all tries that people make by hand.
 */
export type Lane = 'ordinary' | 'failing' | 'byHand'

const queueOf = (lane: Lane, endpointId: string): string =>
  lane === 'ordinary' ? `webhook:${endpointId}` : `webhooks-${lane}`

/** A try of a delivery. */
export function queueTry(
  tx: Transaction,
  { jobs }: Pick<WebhookDeps, 'jobs'>,
  { companyId, endpointId, eventId, attempts }: DeliveryRow,
  lane: Lane,
): Promise<void> {
  return jobs.add(
    tx,
    SEND_JOB,
    { companyId, endpointId, eventId, attempts },
    { key: `webhook:${endpointId}:${eventId}`, queue: queueOf(lane, endpointId) },
  )
}

/** Requests the tries that are due. @returns how many */
export async function queueDue(deps: WebhookDeps): Promise<number> {
  const now = deps.clock.now()
  let all = 0
  for (;;) {
    const queued = await deps.db.transaction(async (tx) => {
      const due = await claimDue(tx, { now, again: leaseFrom(now), limit: BATCH })
      if (due.length === 0) return 0
      const failing = await failingAmong(tx, due)
      for (const delivery of due)
        await queueTry(tx, deps, delivery, failing.has(delivery.endpointId) ? 'failing' : 'ordinary')
      return due.length
    })
    all += queued
    if (queued < BATCH) return all
  }
}
