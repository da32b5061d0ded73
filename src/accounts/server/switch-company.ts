import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { roleIn } from './accounts.queries.ts'
import { setSessionCompany } from './sessions.repository.ts'
import { readUserInfo } from './user-info.ts'

/** Switches this session to another company of the person. Somebody else's company is treated as missing. */
export async function switchCompany(
  deps: Pick<ServerDeps, 'db'>,
  principal: SellerPrincipal,
  input: { companyId: string },
): Promise<UserInfo> {
  const { companyId } = input
  return deps.db.transaction(async (tx) => {
    const role = await roleIn(tx, { companyId, userId: principal.userId })
    if (!role) throw accountsRefusals.company_not_found()
    await setSessionCompany(tx, principal.sessionId, companyId)
    return readUserInfo(tx, { userId: principal.userId, companyId })
  })
}
