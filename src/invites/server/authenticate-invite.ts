import { getCompany, networkOf } from '#accounts/server/public.ts'
import type { PresentedKey, KeyScheme } from '#platform/server/http/resolve-principal.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { KeyHolder } from '#platform/shared/principal.ts'
import type { InviteBeforePin } from '../contract.ts'
import { INVITE_HEADER, INVITE_KEY } from '../invite-key.ts'
import { stateOfInvite } from '../invite-rules.ts'
import type { InviteGrant } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { findByCodeHash } from './invites.queries.ts'

const WRONG_CODES = { limit: 30, windowMinutes: 60 }

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'limits'>

/** The code of an invite, as a further key beside the token. */
export const inviteKey = (deps: Deps): KeyScheme => ({
  header: INVITE_HEADER,
  authenticate: (call) => authenticateInvite(deps, call),
})

/**
 * Authenticates a code. A right one is refused with the reason why it opens nothing; a wrong one only as wrong, with a
 * rate limit per network address. @throws invite.*, limits.too_many_tries
 */
async function authenticateInvite(
  deps: Deps,
  { code, beforePin, ip }: PresentedKey,
): Promise<KeyHolder<InviteGrant>> {
  if (code === undefined) throw inviteRefusals.unknown()
  const found = await findByCodeHash(deps.db, hashToken(code))
  if (!found) {
    await deps.limits.count({ key: `invite_code:${networkOf(ip)}`, ...WRONG_CODES })
    throw inviteRefusals.unknown()
  }
  const { invite, unlockedUntil } = found
  const now = deps.clock.now()
  const unlocked = unlockedUntil !== undefined && unlockedUntil > now
  const state = stateOfInvite(invite, now)
  // Wrong PINs of others do not lock out whoever has given the right one.
  if (state !== 'open' && !(state === 'locked' && unlocked)) throw inviteRefusals[state]()
  if (invite.pinHash !== null && !unlocked && !beforePin) {
    const company = await getCompany(deps.db, invite.companyId)
    throw inviteRefusals.pin_needed({
      data: {
        company: { name: company?.name ?? '', nameOriginal: company?.nameOriginal ?? null },
        language: invite.lang,
      } satisfies InviteBeforePin,
    })
  }
  const { id, companyId, nodeId, sections, personName } = invite
  return { kind: 'keyHolder', key: INVITE_KEY, id, companyId, grant: { nodeId, sections, personName } }
}
