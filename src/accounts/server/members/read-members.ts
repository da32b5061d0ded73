import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyMembers } from '../../members-contract.ts'
import { mayConfirm, membersOf, openInvitations } from './members.queries.ts'

/** Everybody in the company, and whoever is asked to join it. */
export async function readMembers(
  executor: Executor,
  { companyId, userId, role }: Pick<SellerPrincipal, 'companyId' | 'userId' | 'role'>,
  now: Date,
): Promise<CompanyMembers> {
  const members = await membersOf(executor, companyId)
  const invitations = await openInvitations(executor, companyId)
  return {
    members: members.map(({ lastSeen, joinedAt, isProtected, ...member }) => ({
      ...member,
      mayConfirm: mayConfirm(member),
      you: member.userId === userId,
      weakSignIn: role === 'owner' ? !isProtected : null,
      joinedAt: joinedAt.toISOString(),
      lastHere: lastSeen ? new Date(lastSeen).toISOString() : null,
    })),
    invitations: invitations.map(({ id, email, role, createdAt, expiresAt, ...row }) => ({
      id,
      email,
      role,
      mayConfirm: mayConfirm({ role, mayConfirm: row.mayConfirm }),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
    })),
  }
}
