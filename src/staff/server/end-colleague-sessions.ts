import { requireConfirmedAt } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { lockScope } from './scope.queries.ts'
import { endStaffSessions, openStaffSessionsOf } from './sessions.repository.ts'
import { staffRefusals } from './staff.errors.ts'
import { staffConfirmedAt } from './staff.queries.ts'

/** @returns how many still opened something @throws accounts.confirm_needed, staff.not_a_member */
export async function endColleagueSessions(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  { by, address }: { by: StaffPrincipal; address: string },
  staffId: string,
): Promise<number> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    requireConfirmedAt(await staffConfirmedAt(tx, by.sessionId), at)
    if (!(await lockScope(tx, staffId))) throw staffRefusals.not_a_member()
    const open = await openStaffSessionsOf(tx, staffId, at)
    const ended = open.filter(({ id }) => id !== by.sessionId).length
    await endStaffSessions(tx, staffId, { except: by.sessionId })
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: by.staffId,
      action: 'staff.sessions_ended',
      record: staffId,
      address,
      detail: { ended },
    })
    return ended
  })
}
