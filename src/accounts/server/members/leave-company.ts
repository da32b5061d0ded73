import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../../contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { membershipsOf } from '../accounts.queries.ts'
import { lockCompany } from '../companies.repository.ts'
import { requireConfirmed } from '../confirmation.ts'
import { MEMBER_REMOVED } from '../events.ts'
import { setSessionCompany } from '../sessions.repository.ts'
import { readUserInfo } from '../user-info.ts'
import { actor, endMembership, requireAnotherOwner } from './change-member.ts'
import { findMembership } from './members.queries.ts'

/** Leaves the company. This session goes on in the person's next company, if there is one. */
export async function leaveCompany(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  principal: SellerPrincipal,
  from: { ip: string },
): Promise<{ user: UserInfo | null }> {
  const at = deps.clock.now()
  const { companyId, userId } = principal
  return deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await requireConfirmed(tx, principal, at)
    const member = await findMembership(tx, principal)
    if (!member) throw accountsRefusals.member_not_found()
    if (member.role === 'owner') await requireAnotherOwner(tx, companyId)
    const next = (await membershipsOf(tx, userId)).find(({ id }) => id !== companyId)
    if (next) await setSessionCompany(tx, principal.sessionId, next.id)
    await endMembership(tx, principal, at)
    await deps.jobs.publish(tx, MEMBER_REMOVED, { companyId, userId, byUserId: userId })
    const what = { action: 'company.member_left', record: userId, detail: { role: member.role } }
    await writeAudit(tx, { ...actor(principal, from, at), ...what })
    return { user: next ? await readUserInfo(tx, { userId, companyId: next.id }) : null }
  })
}
