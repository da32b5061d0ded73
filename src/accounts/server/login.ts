import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { UserInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUserByEmail, latestSignUp, membershipsOf } from './accounts.queries.ts'
import { requestMail } from './mail-jobs.ts'
import { verifyPassword } from './passwords.ts'
import { startSession } from './sessions.repository.ts'
import { countSignInTry, clearSignInTries } from './sign-in-limits.ts'
import { readUserInfo } from './user-info.ts'

/**
 * Signs a seller in. Whether the address is unknown or the password wrong, the answer is the same and takes
 * the same work. Whoever registered with this password learns that a link has to be opened first, even if the
 * address had an account before: only the mail distinguishes the two.
 */
export async function login(
  deps: ServerDeps,
  input: { email: string; password: string },
  from: { ip: string; userAgent: string },
): Promise<{ token: string; expiresAt: string; user: UserInfo }> {
  const who = { kind: 'seller', email: input.email, ip: from.ip } as const
  await countSignInTry(deps.limits, who)
  const user = await findUserByEmail(deps.db, input.email)
  const registration = await latestSignUp(deps.db, input.email)
  const isUser = await verifyPassword(user?.passwordHash, input.password)
  const isRegistered = await verifyPassword(registration?.passwordHash, input.password)
  if (registration && isRegistered && !isUser) {
    await sendLinkAgain(deps, registration)
    throw accountsRefusals.email_not_verified()
  }
  if (!user || !isUser) throw accountsRefusals.sign_in_failed()
  await clearSignInTries(deps.limits, who)
  const [company] = await membershipsOf(deps.db, user.id)
  if (!company) throw accountsRefusals.sign_in_failed()
  const owner = { userId: user.id, companyId: company.id }
  const { token, expiresAt } = await startSession(deps.db, owner, { at: deps.clock.now(), ...from })
  const info = await readUserInfo(deps.db, owner)
  return { token, expiresAt: expiresAt.toISOString(), user: info }
}

async function sendLinkAgain(deps: ServerDeps, registration: { id: string; email: string }): Promise<void> {
  await deps.limits.count({ key: `register:email:${registration.email}`, limit: 5, windowMinutes: 60 })
  await deps.db.transaction((tx) => requestMail(deps, tx, 'registration', registration.id))
}
