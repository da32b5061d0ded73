import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUserRow } from './accounts.queries.ts'
import { requestMail } from './mail-jobs.ts'
import { readMailToken, useUpMailTokens } from './mail-tokens.repository.ts'
import { requireGoodPassword } from './password-policy.ts'
import { hashPassword } from './passwords.ts'
import { setPasswordHash } from './people.repository.ts'
import { endSessions } from './sessions.repository.ts'
import { forgetTries, SIGN_IN } from './sign-in-limits.ts'

/** Sets a new password by the link in the mail. All sessions end: whoever knew the old one is signed out. */
export async function resetPassword(
  deps: ServerDeps,
  input: { token: string; password: string },
  from: { ip: string },
): Promise<{ email: string }> {
  const at = deps.clock.now()
  const link = { purpose: 'reset_password' as const, secret: input.token, at }
  const userId = await readMailToken(deps.db, link)
  const user = await findUserRow(deps.db, userId)
  if (!user) throw accountsRefusals.link_wrong()
  await requireGoodPassword(input.password, { field: 'password', email: user.email, name: user.name })
  const passwordHash = await hashPassword(input.password)
  await deps.db.transaction(async (tx) => {
    await useUpMailTokens(tx, { ...link, subjectId: userId })
    await setPasswordHash(tx, userId, passwordHash, at)
    await endSessions(tx, userId)
    await requestMail(deps, tx, 'passwordChanged', userId)
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: userId,
      action: 'account.reset_password',
      record: userId,
      address: from.ip,
    })
  })
  await forgetTries(deps.limits, SIGN_IN, { kind: 'seller', email: user.email, ip: from.ip })
  return { email: user.email }
}
