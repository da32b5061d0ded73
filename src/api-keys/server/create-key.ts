import { asOwner, ownersOf, requireConfirmed } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { createApiKey } from '../contract.ts'
import { KEY_PREFIX, MOST_KEYS, SCOPES } from '../scopes.ts'
import { apiKeyRefusals } from './api-keys.errors.ts'
import { apiKeysMessages } from './api-keys.messages.ts'
import { countValid, insertApiKey } from './api-keys.repository.ts'
import { presentKey } from './present-key.ts'

const DAY_MS = 86_400_000
/** Enough to know a key by, far too little to guess the rest. */
const SHOWN = KEY_PREFIX.length + 4

/**
 * Makes a key and hands it out this once. All owners are told, its maker too, and it stands in the audit trail.
 * @throws accounts.confirm_needed, api_keys.too_many
 */
export async function createKey(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  principal: SellerPrincipal,
  { name, scopes, days }: InputOf<typeof createApiKey>,
  { ip }: { ip: string },
): Promise<OutputOf<typeof createApiKey>> {
  const at = deps.clock.now()
  const { companyId, userId, userName } = principal
  const key = `${KEY_PREFIX}${newToken()}`
  return asOwner(deps, principal, async (tx) => {
    await requireConfirmed(tx, principal, at)
    if ((await countValid(tx, companyId, at)) >= MOST_KEYS)
      throw apiKeyRefusals.too_many({ params: { most: MOST_KEYS } })
    const row = {
      companyId,
      id: newId('key'),
      name,
      begins: key.slice(0, SHOWN),
      keyHash: hashToken(key),
      scopes: SCOPES.filter((scope) => scopes.includes(scope)),
      userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * DAY_MS),
      lastUsedAt: null,
      revokedAt: null,
      announcedAt: null,
    }
    await insertApiKey(tx, row)
    const what = { action: 'api_key.created', record: row.id, address: ip, detail: { scopes: row.scopes } }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, companyId, ...what })
    // Its maker too: it may have been somebody at their open screen.
    await notify(tx, deps, {
      companyId,
      kind: apiKeysMessages.made,
      params: { by: userName, name },
      userIds: await ownersOf(tx, companyId),
    })
    return { key, made: presentKey({ row, createdBy: userName, isGood: true }, at) }
  })
}
