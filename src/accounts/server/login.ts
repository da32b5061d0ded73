import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SignedIn } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { membershipsOf } from './accounts.queries.ts'
import { proveIdentity, type SignInPlace } from './prove-identity.ts'
import { startSession } from './sessions.repository.ts'
import { readUserInfo } from './user-info.ts'

/** Signs a seller in, into the company that they joined first. */
export async function login(
  deps: ServerDeps,
  input: { email: string; password: string },
  from: SignInPlace,
): Promise<SignedIn> {
  const { userId, method } = await proveIdentity(deps, input, from)
  const [company] = await membershipsOf(deps.db, userId)
  if (!company) throw accountsRefusals.no_company()
  const owner = { userId, companyId: company.id, method }
  const { token, expiresAt } = await startSession(deps.db, owner, {
    at: deps.clock.now(),
    ip: from.ip,
    userAgent: from.userAgent,
  })
  return { token, expiresAt: expiresAt.toISOString(), user: await readUserInfo(deps.db, owner) }
}
