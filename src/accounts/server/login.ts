import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SignedIn } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { membershipsOf } from './accounts.queries.ts'
import { proveIdentity } from './prove-identity.ts'
import { beginSession } from './security/begin-session.ts'
import type { SignInPlace } from './sign-in-limits.ts'

/** Signs a seller in, into the company that they joined first. */
export async function login(
  deps: ServerDeps,
  input: { email: string; password: string; otp?: string | undefined },
  from: SignInPlace,
): Promise<SignedIn> {
  const { userId, method } = await proveIdentity(deps, input, from)
  const [company] = await membershipsOf(deps.db, userId)
  if (!company) throw accountsRefusals.no_company({ params: { email: deps.config.agency.email } })
  const owner = { userId, companyId: company.id, method }
  return deps.db.transaction((tx) => beginSession(deps, tx, owner, from))
}
