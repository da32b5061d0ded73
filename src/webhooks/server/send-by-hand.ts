import type { OutputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { Delivery, listWebhookDeliveries } from '../contract.ts'
import { TEST_TYPE } from '../event-types.ts'
import { isTest, newDelivery, payloadOf } from './offer-event.ts'
import { presentDelivery } from './present-endpoint.ts'
import { leaseFrom, queueTry } from './queue-delivery.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { webhookRefusals } from './webhooks.errors.ts'
import { findDelivery, findEndpoint, pageOfDeliveries } from './webhooks.queries.ts'
import { insertDeliveries, lockEndpoint, restartDelivery } from './webhooks.repository.ts'

/** Nobody makes this portal send much to somebody else. */
const BY_HAND_AN_HOUR = 60

/** @throws webhooks.not_found */
export async function listDeliveries(
  { db }: Pick<WebhookDeps, 'db'>,
  { companyId }: SellerPrincipal,
  { id: endpointId, page, pageSize }: { id: string; page: number; pageSize: number },
): Promise<OutputOf<typeof listWebhookDeliveries>> {
  const key = { companyId, endpointId }
  if (!(await findEndpoint(db, key))) throw webhookRefusals.not_found()
  const { rows, total } = await pageOfDeliveries(db, { ...key, page, pageSize })
  return { records: rows.map(presentDelivery), total, page, pageSize }
}

/** @throws webhooks.not_found, webhooks.disabled, limits.too_many_tries */
export async function replayDelivery(
  deps: WebhookDeps,
  { companyId, userId }: SellerPrincipal,
  { id: endpointId, eventId }: { id: string; eventId: string },
): Promise<Delivery> {
  const key = { companyId, endpointId, eventId }
  await countByHand(deps, { companyId, userId })
  return deps.db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, key)
    const found = endpoint && (await findDelivery(tx, key))
    if (!endpoint || !found) throw webhookRefusals.not_found()
    if (endpoint.disabledAt !== null && !isTest(found.delivery)) throw webhookRefusals.disabled()
    const row = await restartDelivery(tx, key, leaseFrom(deps.clock.now()))
    if (!row) throw webhookRefusals.not_found()
    await queueTry(tx, deps, row, 'byHand')
    return presentDelivery(row)
  })
}

/** Also where it is switched off, to see that it works again. @throws webhooks.not_found, limits.too_many_tries */
export async function sendTest(
  deps: WebhookDeps,
  { companyId, userId }: SellerPrincipal,
  { id: endpointId }: { id: string },
): Promise<Delivery> {
  await countByHand(deps, { companyId, userId })
  const now = deps.clock.now()
  const payload = payloadOf(TEST_TYPE, now.toISOString(), { webhookId: endpointId })
  return deps.db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, { companyId, endpointId })
    if (!endpoint) throw webhookRefusals.not_found()
    const row = newDelivery(endpoint, { eventId: newId('evt'), type: TEST_TYPE, payload, now })
    await insertDeliveries(tx, [row])
    await queueTry(tx, deps, row, 'byHand')
    return presentDelivery(row)
  })
}

/** Of a company, and of a person in all their companies. */
async function countByHand(
  { limits }: WebhookDeps,
  { companyId, userId }: Pick<SellerPrincipal, 'companyId' | 'userId'>,
): Promise<void> {
  for (const whose of [companyId, userId])
    await limits.count({ key: `webhooks:${whose}`, limit: BY_HAND_AN_HOUR, windowMinutes: 60 })
}
