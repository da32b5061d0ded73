import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SignedIn } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUserByEmail, membershipsOf } from './accounts.queries.ts'
import { verifyPassword } from './passwords.ts'
import { recordSignIn } from './record-sign-in.ts'
import { startSession } from './sessions.repository.ts'
import { clearTries, countTry, SIGN_IN } from './sign-in-limits.ts'
import { readUserInfo } from './user-info.ts'

/** Where somebody signs in; `device` is its id where the account was used from it before. */
export type SignInPlace = { ip: string; userAgent: string; device: string | undefined }

/**
 * Signs a seller in. Whether the address is unknown, its link not opened yet or the password wrong, the
 * answer is the same and takes the same work.
 */
export async function login(
  deps: ServerDeps,
  input: { email: string; password: string },
  from: SignInPlace,
): Promise<SignedIn> {
  const who = { kind: 'seller', email: input.email, ip: from.ip, device: from.device } as const
  await countTry(deps.limits, SIGN_IN, who)
  const user = await findUserByEmail(deps.db, input.email)
  const isUser = await verifyPassword(user?.passwordHash, input.password)
  if (!user || !isUser) {
    await recordSignIn(deps, 'account.sign_in_failed', user?.id ?? 'unknown', who)
    throw accountsRefusals.sign_in_failed()
  }
  await clearTries(deps.limits, SIGN_IN, who)
  const [company] = await membershipsOf(deps.db, user.id)
  if (!company) throw accountsRefusals.sign_in_failed()
  const owner = { userId: user.id, companyId: company.id }
  const session = { ...owner, method: 'password' as const }
  const { token, expiresAt } = await startSession(deps.db, session, {
    at: deps.clock.now(),
    ip: from.ip,
    userAgent: from.userAgent,
  })
  await recordSignIn(deps, 'account.sign_in', user.id, who)
  const info = await readUserInfo(deps.db, owner)
  return { token, expiresAt: expiresAt.toISOString(), user: info }
}
