import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { Security } from '../../security-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { mintMailToken, readMailToken, useUpMailTokens } from '../mail-tokens.repository.ts'
import { endSessionOf, endSessions } from '../sessions.repository.ts'
import { readSecurityOf } from './read-security.ts'
import { findSignIn } from './security.queries.ts'
import { answerSignInOf } from './security.repository.ts'

/** Whether a sign-in from a new device was this person; what was not ends. */
export async function answerSignIn(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  principal: SellerPrincipal,
  { signInId: id, wasMe }: { signInId: string; wasMe: boolean },
  from: { ip: string },
): Promise<Security> {
  const at = deps.clock.now()
  const { userId, sessionId } = principal
  return deps.db.transaction(async (tx) => {
    const answered = await answerSignInOf(tx, { userId, id }, { answeredAt: at, wasMe })
    // Whoever came by it would say that they were the person.
    if (!answered || answered.sessionId === sessionId) throw accountsRefusals.sign_in_not_found()
    if (!wasMe && answered.sessionId) await endSessionOf(tx, userId, answered.sessionId)
    const what = { action: 'account.sign_in_answered', record: id, address: from.ip, detail: { wasMe } }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, ...what })
    return readSecurityOf(tx, principal, at)
  })
}

/**
 * By the link in the mail about a new device: every session ends, and the link's holder, who has the mailbox, gets what
 * a mail for a new password would have brought.
 */
export async function sayNotMe(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { token }: { token: string },
  from: { ip: string },
): Promise<{ resetToken: string }> {
  const at = deps.clock.now()
  const link = { purpose: 'not_me' as const, secret: token, at }
  const subjectId = await readMailToken(deps.db, link)
  return deps.db.transaction(async (tx) => {
    await useUpMailTokens(tx, { ...link, subjectId })
    const signIn = await findSignIn(tx, subjectId)
    if (!signIn) throw accountsRefusals.link_wrong()
    const { userId } = signIn
    await answerSignInOf(tx, { userId, id: subjectId }, { answeredAt: at, wasMe: false })
    await endSessions(tx, userId)
    const what = { action: 'account.not_me', record: subjectId, address: from.ip }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, ...what })
    return { resetToken: await mintMailToken(tx, { purpose: 'reset_password', subjectId: userId, at }) }
  })
}
