import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import { companyMembers, users } from '../accounts.tables.ts'
import { companyInvitations } from '../members.tables.ts'
import type { InvitationRow } from './members.queries.ts'

type Membership = { companyId: string; userId: string }
type Named = { companyId: string; id: string }

const isMember = ({ companyId, userId }: Membership) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId))
const isOpen = and(isNull(companyInvitations.acceptedAt), isNull(companyInvitations.revokedAt))
const isNamed = ({ companyId, id }: Named) =>
  and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, id))

export async function changeMembership(
  tx: Transaction,
  member: Membership,
  change: { role: MemberRole; mayConfirm: boolean },
): Promise<void> {
  await tx.update(companyMembers).set(change).where(isMember(member))
}

export async function deleteMembership(tx: Transaction, member: Membership): Promise<void> {
  await tx.delete(companyMembers).where(isMember(member))
}

/** Locks a person: two changes of their memberships wait for each other. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** A new invitation, or the open one of the address with what is wanted now. @returns its id */
export async function putInvitation(
  tx: Transaction,
  invitation: Omit<InvitationRow, 'acceptedAt' | 'acceptedBy' | 'revokedAt'>,
): Promise<string> {
  const { companyId: _company, id: _id, email: _email, createdAt: _created, ...wanted } = invitation
  const [row] = await tx
    .insert(companyInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [companyInvitations.companyId, companyInvitations.email],
      targetWhere: isOpen,
      set: wanted,
    })
    .returning({ id: companyInvitations.id })
  if (!row) throw new Error('the invitation was not stored')
  return row.id
}

/** @returns false where the company has no such open invitation */
export async function extendInvitation(tx: Transaction, named: Named, expiresAt: Date): Promise<boolean> {
  const extended = await tx
    .update(companyInvitations)
    .set({ expiresAt })
    .where(and(isNamed(named), isOpen))
    .returning({ id: companyInvitations.id })
  return extended.length > 0
}

/** @returns false where the company has no such open invitation */
export async function revokeOpenInvitation(tx: Transaction, named: Named, at: Date): Promise<boolean> {
  const revoked = await tx
    .update(companyInvitations)
    .set({ revokedAt: at })
    .where(and(isNamed(named), isOpen))
    .returning({ id: companyInvitations.id })
  return revoked.length > 0
}

/** What somebody began who may no longer invite. */
export async function revokeInvitationsBy(
  tx: Transaction,
  { companyId, userId }: Membership,
  at: Date,
): Promise<void> {
  await tx
    .update(companyInvitations)
    .set({ revokedAt: at })
    .where(and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.invitedBy, userId), isOpen))
}

/** @returns false where somebody else was quicker */
export async function acceptOpenInvitation(
  tx: Transaction,
  named: Named,
  accepted: { acceptedAt: Date; acceptedBy: string },
): Promise<boolean> {
  const taken = await tx
    .update(companyInvitations)
    .set(accepted)
    .where(and(isNamed(named), isOpen))
    .returning({ id: companyInvitations.id })
  return taken.length > 0
}
