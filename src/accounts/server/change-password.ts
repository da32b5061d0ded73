import { writeAudit } from '#platform/server/audit.ts'
import { type CallContext, presentedToken } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { badFields, fieldTexts } from './accounts.errors.ts'
import { findUserRow } from './accounts.queries.ts'
import { requestMail } from './mail-jobs.ts'
import { requireGoodPassword } from './password-policy.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { setPasswordHash } from './people.repository.ts'
import { endSessions, renewSession } from './sessions.repository.ts'

/** Sets a new password, knowing the old one. The other sessions end, this one goes on under a new token. */
export async function changePassword(
  deps: ServerDeps,
  principal: SellerPrincipal,
  input: { currentPassword: string; newPassword: string },
  from: Pick<CallContext, 'ip' | 'headers'>,
): Promise<{ token: string }> {
  const tries = `change_password:${principal.userId}`
  await deps.limits.count({ key: tries, limit: 10, windowMinutes: 15 })
  const user = await findUserRow(deps.db, principal.userId)
  if (!(await verifyPassword(user?.passwordHash, input.currentPassword))) {
    throw badFields({ currentPassword: fieldTexts.password_current })
  }
  await deps.limits.clear(tries)
  await requireGoodPassword(input.newPassword, {
    field: 'newPassword',
    email: principal.email,
    name: principal.userName,
  })
  const passwordHash = await hashPassword(input.newPassword)
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await setPasswordHash(tx, principal.userId, passwordHash, at)
    await endSessions(tx, principal.userId, { except: principal.sessionId })
    await requestMail(deps, tx, 'passwordChanged', principal.userId)
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: principal.userId,
      action: 'account.change_password',
      record: principal.userId,
      address: from.ip,
    })
    return { token: await renewSession(tx, principal.sessionId, { at, presented: presentedToken(from) }) }
  })
}
