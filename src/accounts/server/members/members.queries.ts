import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import { companies, companyMembers, userSessions, users } from '../accounts.tables.ts'
import { companyInvitations } from '../members.tables.ts'
import { passkeys } from '../passkeys.tables.ts'
import { authenticators } from '../security.tables.ts'

const isOpen = and(isNull(companyInvitations.acceptedAt), isNull(companyInvitations.revokedAt))

export type InvitationRow = typeof companyInvitations.$inferSelect

/** The members of a company in order of joining, with the last time each was seen in it. */
export function membersOf(executor: Executor, companyId: string) {
  const lastSeen = sql<string | null>`(
    select max(${userSessions.lastSeenAt}) from ${userSessions}
    where ${userSessions.userId} = ${users.id} and ${userSessions.companyId} = ${companyMembers.companyId})`
  return executor
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: companyMembers.role,
      mayConfirm: companyMembers.mayConfirm,
      joinedAt: companyMembers.joinedAt,
      isProtected: sql<boolean>`(${authenticators.userId} is not null or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`,
      lastSeen,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .leftJoin(authenticators, and(eq(authenticators.userId, users.id), isNotNull(authenticators.enabledAt)))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt), asc(users.id))
}

/** The open invitations of a company, also expired ones, newest first. */
export function openInvitations(executor: Executor, companyId: string): Promise<InvitationRow[]> {
  return executor
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isOpen))
    .orderBy(desc(companyInvitations.createdAt), desc(companyInvitations.id))
}

/** An invitation by the id alone, as its link names it. */
export async function findInvitation(
  executor: Executor,
  id: string,
): Promise<(InvitationRow & { companyName: string; inviterName: string; inviterEmail: string }) | undefined> {
  const [found] = await executor
    .select({
      invitation: companyInvitations,
      companyName: companies.name,
      inviterName: users.name,
      inviterEmail: users.email,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(eq(companyInvitations.id, id))
  if (!found) return undefined
  const { invitation, ...names } = found
  return { ...invitation, ...names }
}

export async function countOwners(executor: Executor, companyId: string): Promise<number> {
  const [row] = await executor
    .select({ owners: count() })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')))
  return row?.owners ?? 0
}

/** Members and open invitations together. */
export async function countPlaces(executor: Executor, companyId: string): Promise<number> {
  const [members] = await executor
    .select({ places: count() })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
  const [invited] = await executor
    .select({ places: count() })
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isOpen))
  return (members?.places ?? 0) + (invited?.places ?? 0)
}

/** How many companies a person belongs to. */
export async function countMemberships(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ companies: count() })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
  return row?.companies ?? 0
}

export async function isMemberAddress(
  executor: Executor,
  { companyId, email }: { companyId: string; email: string },
): Promise<boolean> {
  const [found] = await executor
    .select({ userId: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(users.email, email)))
  return found !== undefined
}

export async function findMembership(
  executor: Executor,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<{ role: MemberRole; mayConfirm: boolean } | undefined> {
  const [member] = await executor
    .select({ role: companyMembers.role, mayConfirm: companyMembers.mayConfirm })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
  return member
}

/** Owners always may confirm returns, viewers never. */
export const mayConfirm = (member: { role: string; mayConfirm: boolean }): boolean =>
  member.role === 'owner' || (member.role === 'editor' && member.mayConfirm)

/** Whether somebody may confirm the company's returns, as their membership says now. */
export async function memberMayConfirm(
  executor: Executor,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<boolean> {
  const [member] = await executor
    .select({ role: companyMembers.role, mayConfirm: companyMembers.mayConfirm })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
  return member !== undefined && mayConfirm(member)
}
