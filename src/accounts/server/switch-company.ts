import { and, eq } from 'drizzle-orm'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { companyMembers, userSessions } from './accounts.tables.ts'
import { readUserInfo } from './user-info.ts'

/** Lets this session work in another company of the person. Somebody else's company is as good as none. */
export async function switchCompany(
  deps: Pick<ServerDeps, 'db'>,
  principal: SellerPrincipal,
  input: { companyId: string },
): Promise<UserInfo> {
  const { companyId } = input
  return deps.db.transaction(async (tx) => {
    const [membership] = await tx
      .select({ role: companyMembers.role })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, principal.userId)))
    if (!membership) throw accountsRefusals.company_not_found()
    await tx.update(userSessions).set({ companyId }).where(eq(userSessions.id, principal.sessionId))
    return readUserInfo(tx, { userId: principal.userId, companyId })
  })
}
