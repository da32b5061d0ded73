import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SignedIn } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUserByEmail, membershipsOf } from './accounts.queries.ts'
import { verifyPassword } from './passwords.ts'
import { startSession } from './sessions.repository.ts'
import { countSignInTry, clearSignInTries } from './sign-in-limits.ts'
import { readUserInfo } from './user-info.ts'

/**
 * Signs a seller in. Whether the address is unknown, its link not opened yet or the password wrong, the
 * answer is the same and takes the same work.
 */
export async function login(
  deps: ServerDeps,
  input: { email: string; password: string },
  from: { ip: string; userAgent: string },
): Promise<SignedIn> {
  const who = { kind: 'seller', email: input.email, ip: from.ip } as const
  await countSignInTry(deps.limits, who)
  const user = await findUserByEmail(deps.db, input.email)
  const isUser = await verifyPassword(user?.passwordHash, input.password)
  if (!user || !isUser) throw accountsRefusals.sign_in_failed()
  await clearSignInTries(deps.limits, who)
  const [company] = await membershipsOf(deps.db, user.id)
  if (!company) throw accountsRefusals.sign_in_failed()
  const owner = { userId: user.id, companyId: company.id }
  const { token, expiresAt } = await startSession(deps.db, owner, { at: deps.clock.now(), ...from })
  const info = await readUserInfo(deps.db, owner)
  return { token, expiresAt: expiresAt.toISOString(), user: info }
}
