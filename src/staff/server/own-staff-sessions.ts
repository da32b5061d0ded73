import {
  accountsRefusals,
  badFields,
  CONFIRM_TRIES,
  confirmedUntil,
  fieldTexts,
  presentSession,
  requireConfirmedAt,
  verifyPassword,
} from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { type CallContext, presentedToken } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import {
  confirmStaffSession,
  endStaffSessions,
  endStaffSessionWithId,
  openStaffSessionsOf,
  renewStaffSession,
} from './sessions.repository.ts'
import { findStaffPasswordHash, staffConfirmedAt } from './staff.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

export async function readStaffSessions({ db, clock }: Deps, { staffId, sessionId }: StaffPrincipal) {
  const rows = await openStaffSessionsOf(db, staffId, clock.now())
  return { sessions: rows.map((row) => presentSession(row, sessionId)) }
}

/** Takes the password again; what is sensitive is then open in this session for ten minutes, as it is for sellers. */
export async function confirmStaffPassword(
  deps: ServerDeps,
  { staffId, sessionId }: StaffPrincipal,
  { password }: { password: string },
  from: Pick<CallContext, 'ip' | 'headers'>,
): Promise<{ confirmedUntil: string; token: string }> {
  const tries = `confirm:${staffId}`
  await deps.limits.count({ key: tries, ...CONFIRM_TRIES })
  if (!(await verifyPassword(await findStaffPasswordHash(deps.db, staffId), password)))
    throw badFields({ password: fieldTexts.password_current })
  await deps.limits.clear(tries)
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await confirmStaffSession(tx, sessionId, at)
    const who = { actorKind: 'staff', actorId: staffId, record: staffId, address: from.ip }
    await writeAudit(tx, { at, ...who, action: 'staff.confirm' })
    const token = await renewStaffSession(tx, sessionId, { at, presented: presentedToken(from) })
    return { confirmedUntil: confirmedUntil(at).toISOString(), token }
  })
}

/** Ends one session of the person. @throws accounts.confirm_needed, session_not_found */
export async function endOneStaffSession(
  { db, clock }: Deps,
  staff: StaffPrincipal,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    requireConfirmedAt(await staffConfirmedAt(tx, staff.sessionId), clock.now())
    if (!(await endStaffSessionWithId(tx, staff.staffId, sessionId)))
      throw accountsRefusals.session_not_found()
  })
}

/** Ends all other sessions of the person. @returns how many still opened something. @throws accounts.confirm_needed */
export async function endOtherStaffSessions({ db, clock }: Deps, staff: StaffPrincipal): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    requireConfirmedAt(await staffConfirmedAt(tx, staff.sessionId), now)
    const open = await openStaffSessionsOf(tx, staff.staffId, now)
    await endStaffSessions(tx, staff.staffId, { except: staff.sessionId })
    return open.filter(({ id }) => id !== staff.sessionId).length
  })
}
