import { asOwner } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { apiKeyRefusals } from './api-keys.errors.ts'
import { endApiKey } from './api-keys.repository.ts'

/** Ends a key at once. @throws api_keys.not_found */
export async function revokeKey(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  principal: SellerPrincipal,
  { id }: { id: string },
  { ip }: { ip: string },
): Promise<void> {
  const at = deps.clock.now()
  const { companyId, userId } = principal
  await asOwner(deps, principal, async (tx) => {
    const name = await endApiKey(tx, { companyId, id }, at)
    if (name === undefined) throw apiKeyRefusals.not_found()
    const what = { action: 'api_key.revoked', record: id, address: ip }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, companyId, ...what })
  })
}
