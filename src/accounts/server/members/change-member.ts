import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { MemberRole, SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyMembers } from '../../members-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { requireConfirmed } from '../confirmation.ts'
import { MEMBER_CHANGED, MEMBER_REMOVED } from '../events.ts'
import { endSessionsIn } from '../sessions.repository.ts'
import { asOwner } from './as-owner.ts'
import { countOwners, findMembership } from './members.queries.ts'
import { changeMembership, deleteMembership, revokeInvitationsBy } from './members.repository.ts'
import { readMembers } from './read-members.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>
type Wanted = { userId: string; role?: MemberRole | undefined; mayConfirm?: boolean | undefined }

/** Changes what a member may do. @throws accounts.last_owner where nobody would be left to change it back */
export async function changeMember(
  deps: Deps,
  principal: SellerPrincipal,
  { userId, ...wanted }: Wanted,
  from: { ip: string },
): Promise<CompanyMembers> {
  const at = deps.clock.now()
  const { companyId } = principal
  return asOwner(deps, principal, async (tx) => {
    await requireConfirmed(tx, principal, at)
    const before = await findMembership(tx, { companyId, userId })
    if (!before) throw accountsRefusals.member_not_found()
    const role = wanted.role ?? before.role
    if (before.role === 'owner' && role !== 'owner') await requireAnotherOwner(tx, companyId)
    const after = { role, mayConfirm: wanted.mayConfirm ?? before.mayConfirm }
    await changeMembership(tx, { companyId, userId }, after)
    if (role !== 'owner') await revokeInvitationsBy(tx, { companyId, userId }, at)
    await deps.jobs.publish(tx, MEMBER_CHANGED, { companyId, userId, byUserId: principal.userId, role })
    await writeAudit(tx, {
      ...actor(principal, from, at),
      action: 'company.member_changed',
      record: userId,
      detail: { before, after },
    })
    return readMembers(tx, principal, at)
  })
}

/** Removes a member: what they have open in this company ends with the transaction. */
export async function removeMember(
  deps: Deps,
  principal: SellerPrincipal,
  { userId }: { userId: string },
  from: { ip: string },
): Promise<CompanyMembers> {
  const at = deps.clock.now()
  const { companyId } = principal
  return asOwner(deps, principal, async (tx) => {
    await requireConfirmed(tx, principal, at)
    const member = await findMembership(tx, { companyId, userId })
    if (!member) throw accountsRefusals.member_not_found()
    if (member.role === 'owner') await requireAnotherOwner(tx, companyId)
    await endMembership(tx, { companyId, userId }, at)
    await deps.jobs.publish(tx, MEMBER_REMOVED, { companyId, userId, byUserId: principal.userId })
    await writeAudit(tx, {
      ...actor(principal, from, at),
      action: 'company.member_removed',
      record: userId,
      detail: { role: member.role },
    })
    return readMembers(tx, principal, at)
  })
}

export async function endMembership(
  tx: Transaction,
  member: { companyId: string; userId: string },
  at: Date,
): Promise<void> {
  await deleteMembership(tx, member)
  await endSessionsIn(tx, member)
  await revokeInvitationsBy(tx, member, at)
}

/** Counted while the company is locked: of two owners who go at once, one stays. */
export async function requireAnotherOwner(tx: Transaction, companyId: string): Promise<void> {
  if ((await countOwners(tx, companyId)) < 2) throw accountsRefusals.last_owner()
}

export const actor = ({ userId, companyId }: SellerPrincipal, { ip }: { ip: string }, at: Date) => ({
  at,
  actorKind: 'seller',
  actorId: userId,
  companyId,
  address: ip,
})
