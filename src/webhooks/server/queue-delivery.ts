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
 * A try of a delivery. Where tries failed before they are made one after the other, so that all receivers that say
 * nothing hold one worker of this process, and not all of them.
 */
export function queueTry(
  tx: Transaction,
  { jobs }: Pick<WebhookDeps, 'jobs'>,
  { companyId, endpointId, eventId, attempts }: DeliveryRow,
  isFailing: boolean,
): Promise<void> {
  return jobs.add(
    tx,
    SEND_JOB,
    { companyId, endpointId, eventId, attempts },
    { key: `webhook:${endpointId}:${eventId}`, ...(isFailing && { queue: 'webhooks-failing' }) },
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
      for (const delivery of due) await queueTry(tx, deps, delivery, failing.has(delivery.endpointId))
      return due.length
    })
    all += queued
    if (queued < BATCH) return all
  }
}
