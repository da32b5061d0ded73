import { ownersOf } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { isGivenUp, nextTry } from '../retries.ts'
import { isTest } from './offer-event.ts'
import { signedHeaders } from './secrets.ts'
import type { Answer } from './sending/post-once.ts'
import { post, type WebhookDeps } from './webhook-deps.ts'
import { webhooksMessages } from './webhooks.messages.ts'
import { findDelivery, type DeliveryKey } from './webhooks.queries.ts'
import { giveUpWaiting, lockEndpoint, updateDelivery, updateEndpoint } from './webhooks.repository.ts'
import type { DeliveryRow, EndpointRow } from './webhooks.tables.ts'

/**
 * One try of a delivery, and what it comes to. A process that is killed between the two tries again: the receiver knows
 * the message by its id. @param attempt how many tries were made when this one was requested
 */
export async function sendDelivery(
  deps: WebhookDeps,
  { attempts, ...key }: DeliveryKey & { attempts: number },
): Promise<void> {
  const found = await findDelivery(deps.db, key)
  if (!found || found.delivery.state !== 'WAITING' || found.delivery.attempts !== attempts) return
  const { delivery, endpoint } = found
  if (endpoint.disabledAt !== null && !isTest(delivery)) {
    await deps.db.transaction((tx) => giveUpWaiting(tx, key))
    return
  }
  const { payload } = delivery
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
    'user-agent': 'Greenlane-Webhooks',
    ...signedHeaders(deps.box, endpoint, { id: key.eventId, at: deps.clock.now(), payload }),
  }
  const answer = await post(deps, { url: endpoint.url, headers, body: payload })
  await deps.db.transaction((tx) => record(tx, deps, delivery, answer))
}

async function record(
  tx: Transaction,
  deps: WebhookDeps,
  delivery: DeliveryRow,
  answer: Answer,
): Promise<void> {
  const { companyId, endpointId } = delivery
  const endpoint = await lockEndpoint(tx, { companyId, endpointId })
  if (!endpoint) return
  const now = deps.clock.now()
  const { failure, status: answerStatus, text: answerText } = answer
  const tried = { attempts: delivery.attempts + 1, triedAt: now, failure, answerStatus, answerText }
  const next = failure === null || isTest(delivery) ? null : nextTry(tried.attempts, now)
  const state = failure === null ? 'DELIVERED' : next === null ? 'GIVEN_UP' : 'WAITING'
  if (!(await updateDelivery(tx, delivery, { ...tried, state, nextTryAt: next }))) return
  // A test says nothing about what really happened.
  if (!isTest(delivery)) await noteOnEndpoint(tx, deps, endpoint, { failure, now })
}

async function noteOnEndpoint(
  tx: Transaction,
  deps: WebhookDeps,
  endpoint: EndpointRow,
  { failure, now }: { failure: Answer['failure']; now: Date },
): Promise<void> {
  const { companyId, id: endpointId, failingSince, disabledAt } = endpoint
  const key = { companyId, endpointId }
  if (failure === null) {
    if (failingSince !== null) await updateEndpoint(tx, key, { failingSince: null })
    return
  }
  const since = failingSince ?? now
  const because = failure === 'GONE' ? failure : isGivenUp(since, now) ? 'FAILING' : null
  if (because === null || disabledAt !== null) {
    if (failingSince === null) await updateEndpoint(tx, key, { failingSince: since })
    return
  }
  await updateEndpoint(tx, key, { failingSince: since, disabledAt: now, disabledBecause: because })
  await giveUpWaiting(tx, key)
  await notify(tx, deps, {
    companyId,
    kind: because === 'GONE' ? webhooksMessages.gone : webhooksMessages.disabled,
    params: { endpointId, host: new URL(endpoint.url).host, since: { instant: since.toISOString() } },
    userIds: await ownersOf(tx, companyId),
  })
}
