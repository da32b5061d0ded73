import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { endStaffSessions } from './sessions.repository.ts'
import { lockStaffByEmail, setStaffDisabled } from './staff.repository.ts'

/**
 * Takes a person's access to the back office away, at once and in every open session, or gives it back with the same
 * keys. The name stays in the history. @returns false where nobody has this address
 */
export async function setStaffAccess(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { email, enabled }: { email: string; enabled: boolean },
): Promise<boolean> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const member = await lockStaffByEmail(tx, email)
    if (!member) return false
    await setStaffDisabled(tx, member.id, enabled ? null : (member.disabledAt ?? at))
    await endStaffSessions(tx, member.id)
    const action = enabled ? 'staff.enable' : 'staff.disable'
    await writeAudit(tx, { at, actorKind: 'system', actorId: 'system', action, record: member.id })
    return true
  })
}
