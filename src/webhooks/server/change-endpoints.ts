import { asOwner } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { createWebhook, Endpoint, listWebhooks, updateWebhook } from '../contract.ts'
import { ENDPOINTS_AT_MOST } from '../event-types.ts'
import { presentEndpoint } from './present-endpoint.ts'
import { BOTH_SIGN_MS, newSecret } from './secrets.ts'
import { readTarget } from './sending/read-target.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { badAddress, webhookRefusals } from './webhooks.errors.ts'
import { endpointsOf, findEndpoint } from './webhooks.queries.ts'
import { deleteEndpoint, insertEndpoint, updateEndpoint } from './webhooks.repository.ts'
import type { EndpointRow } from './webhooks.tables.ts'

/** Who asks, and from where, for the audit trail. */
export type From = { seller: SellerPrincipal; ip: string }
type WithSecret = { endpoint: Endpoint; secret: string }

export async function listEndpoints(
  { db, clock }: Pick<WebhookDeps, 'db' | 'clock'>,
  { companyId }: SellerPrincipal,
): Promise<OutputOf<typeof listWebhooks>> {
  const rows = await endpointsOf(db, companyId)
  const now = clock.now()
  return { endpoints: rows.map((row) => presentEndpoint(row, now)), atMost: ENDPOINTS_AT_MOST }
}

/** @throws webhooks.bad_address, webhooks.too_many */
export function createEndpoint(
  deps: WebhookDeps,
  from: From,
  { url, description, events }: InputOf<typeof createWebhook>,
): Promise<WithSecret> {
  const address = addressOf(deps, url)
  const { companyId, userId } = from.seller
  // Its owners come one after the other, so that the number of endpoints stays below its limit.
  return asOwner(deps, from.seller, async (tx) => {
    const existing = await endpointsOf(tx, companyId)
    if (existing.length >= ENDPOINTS_AT_MOST)
      throw webhookRefusals.too_many({ params: { atMost: ENDPOINTS_AT_MOST } })
    const id = newId('whe')
    const { secret, sealed } = newSecret(deps.box, { companyId, id })
    const row: EndpointRow = {
      companyId,
      id,
      url: address,
      description,
      events: [...new Set(events)],
      secretSealed: sealed,
      previousSealed: null,
      previousUntil: null,
      createdAt: deps.clock.now(),
      createdBy: userId,
      failingSince: null,
      disabledAt: null,
      disabledBecause: null,
    }
    await insertEndpoint(tx, row)
    await audit(tx, deps, from, { what: 'created', id })
    return { endpoint: presentEndpoint(row, row.createdAt), secret }
  })
}

/** @throws webhooks.bad_address, webhooks.not_found */
export function updateEndpointOf(
  deps: WebhookDeps,
  from: From,
  { id, url, description, events }: InputOf<typeof updateWebhook>,
): Promise<Endpoint> {
  return change(
    deps,
    from,
    { id, what: 'changed' },
    {
      ...(url !== undefined && { url: addressOf(deps, url) }),
      ...(description !== undefined && { description }),
      ...(events && { events: [...new Set(events)] }),
    },
  )
}

/** @throws webhooks.not_found */
export function enableEndpoint(deps: WebhookDeps, from: From, id: string): Promise<Endpoint> {
  const again = { failingSince: null, disabledAt: null, disabledBecause: null }
  return change(deps, from, { id, what: 'enabled' }, again)
}

/** The secret before stays valid for a day; one before that does not. @throws webhooks.not_found */
export function rotateSecret(deps: WebhookDeps, from: From, id: string): Promise<WithSecret> {
  const { companyId } = from.seller
  return asOwner(deps, from.seller, async (tx) => {
    const row = await findEndpoint(tx, { companyId, endpointId: id })
    if (!row) throw webhookRefusals.not_found()
    const { secret, sealed } = newSecret(deps.box, row)
    const now = deps.clock.now()
    const changes = {
      secretSealed: sealed,
      previousSealed: row.secretSealed,
      previousUntil: new Date(now.getTime() + BOTH_SIGN_MS),
    }
    await updateEndpoint(tx, { companyId, endpointId: id }, changes)
    await audit(tx, deps, from, { what: 'secret_rotated', id })
    return { endpoint: presentEndpoint({ ...row, ...changes }, now), secret }
  })
}

/** @throws webhooks.not_found */
export async function removeEndpoint(deps: WebhookDeps, from: From, id: string) {
  const { seller } = from
  await asOwner(deps, seller, async (tx) => {
    if (!(await deleteEndpoint(tx, { companyId: seller.companyId, endpointId: id })))
      throw webhookRefusals.not_found()
    await audit(tx, deps, from, { what: 'removed', id })
  })
  return listEndpoints(deps, seller)
}

type Done = { id: string; what: 'created' | 'changed' | 'enabled' | 'secret_rotated' | 'removed' }

function change(
  deps: WebhookDeps,
  from: From,
  { id, what }: Done,
  changes: Partial<EndpointRow>,
): Promise<Endpoint> {
  const key = { companyId: from.seller.companyId, endpointId: id }
  return asOwner(deps, from.seller, async (tx) => {
    const isChanged = Object.keys(changes).length > 0
    const row = await (isChanged ? updateEndpoint(tx, key, changes) : findEndpoint(tx, key))
    if (!row) throw webhookRefusals.not_found()
    if (isChanged) await audit(tx, deps, from, { what, id })
    return presentEndpoint(row, deps.clock.now())
  })
}

/** Without a fragment, which is sent to nobody. @throws webhooks.bad_address */
function addressOf({ config }: WebhookDeps, text: string): string {
  const target = readTarget(text, config.webhooks)
  if ('problem' in target) throw badAddress(target.problem)
  target.url.hash = ''
  return target.url.href
}

function audit(
  tx: Transaction,
  { clock }: WebhookDeps,
  { seller: { companyId, userId }, ip }: From,
  { what, id }: Done,
): Promise<void> {
  const by = { actorKind: 'seller', actorId: userId, companyId, address: ip }
  return writeAudit(tx, { at: clock.now(), ...by, action: `webhooks.${what}`, record: id })
}
