import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { requireConfirmed } from './confirmation.ts'
import { presentSession } from './present-session.ts'
import { endSessionOf, endSessions, openSessionsOf } from './sessions.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

export async function readSessions({ db, clock }: Deps, { userId, sessionId }: SellerPrincipal) {
  const rows = await openSessionsOf(db, userId, clock.now())
  return { sessions: rows.map((row) => ({ ...presentSession(row, sessionId), method: row.method })) }
}

/** Ends one session of the person. @throws accounts.confirm_needed, session_not_found */
export async function endOneSession(
  { db, clock }: Deps,
  principal: SellerPrincipal,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, clock.now())
    if (!(await endSessionOf(tx, principal.userId, sessionId))) throw accountsRefusals.session_not_found()
  })
}

/** Ends all other sessions of the person. @returns how many still opened something. @throws accounts.confirm_needed */
export async function endOtherSessions({ db, clock }: Deps, principal: SellerPrincipal): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, now)
    const open = await openSessionsOf(tx, principal.userId, now)
    await endSessions(tx, principal.userId, { except: principal.sessionId })
    return open.filter(({ id }) => id !== principal.sessionId).length
  })
}
