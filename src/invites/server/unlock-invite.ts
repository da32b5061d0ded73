import { networkOf, verifyPassword } from '#accounts/server/public.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import { MOST_PIN_TRIES, UNLOCKED_HOURS } from '../invite-rules.ts'
import type { Invited } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { findInvite } from './invites.queries.ts'
import { countPinTry, undoPinTry, insertUnlock } from './invites.repository.ts'
import type { InviteRow } from './invites.tables.ts'
import type { InviteDeps } from './shared-form.ts'

const TRIES_BY_ADDRESS = { limit: 60, windowMinutes: 60 }

/** Exchanges the right PIN for a code of some hours. Tries are counted before they are checked, so that parallel ones count. */
export async function unlockInvite(
  deps: InviteDeps,
  request: { invited: Invited; pin: string; address: string },
) {
  const { inviteId } = request.invited
  await deps.limits.count({ key: `invite_pin:${networkOf(request.address)}`, ...TRIES_BY_ADDRESS })
  const invite = await claimTry(deps, inviteId)
  if (invite.pinHash === null || !(await verifyPassword(invite.pinHash, request.pin))) {
    if (invite.pinTries >= MOST_PIN_TRIES) throw inviteRefusals.locked()
    throw inviteRefusals.pin_wrong({ params: { left: MOST_PIN_TRIES - invite.pinTries } })
  }
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const code = newToken()
    const expiresAt = new Date(now.getTime() + UNLOCKED_HOURS * 3_600_000)
    await undoPinTry(tx, inviteId, invite.openedAt ?? now)
    await insertUnlock(tx, { codeHash: hashToken(code), inviteId, expiresAt, now })
    return { code, expiresAt: expiresAt.toISOString() }
  })
}

async function claimTry(deps: InviteDeps, inviteId: string): Promise<InviteRow> {
  const known = await findInvite(deps.db, inviteId)
  if (!known) throw inviteRefusals.unknown()
  if (known.pinHash === null) throw inviteRefusals.no_pin()
  const claimed = await countPinTry(deps.db, inviteId)
  if (!claimed) throw inviteRefusals.locked()
  return claimed
}
