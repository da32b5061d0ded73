import { and, asc, eq, exists, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { companies, companyMembers, userSessions } from './accounts.tables.ts'
import { companyInvitations } from './members.tables.ts'

/** How many people belong to no other company: they cannot sign in once this one is closed. */
export async function countMembersOfThisAlone(executor: Executor, companyId: string): Promise<number> {
  const other = alias(companyMembers, 'other')
  const elsewhere = executor
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.userId, companyMembers.userId), ne(other.companyId, companyId)))
  return executor.$count(companyMembers, and(eq(companyMembers.companyId, companyId), not(exists(elsewhere))))
}

/**
 * Nobody is a member of the company any more, invited into it or signed in to it. The caller has locked it.
 * @returns who was a member
 */
export async function closeCompany(tx: Transaction, companyId: string, at: Date): Promise<string[]> {
  const { acceptedAt, revokedAt } = companyInvitations
  await tx
    .update(companyInvitations)
    .set({ revokedAt: at })
    .where(and(eq(companyInvitations.companyId, companyId), isNull(acceptedAt), isNull(revokedAt)))
  await tx.delete(userSessions).where(eq(userSessions.companyId, companyId))
  const members = await tx
    .delete(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .returning({ userId: companyMembers.userId })
  await tx.update(companies).set({ closedAt: at }).where(eq(companies.id, companyId))
  return members.map(({ userId }) => userId)
}

/** Companies that are closed, the longest first. */
export async function closedCompanies(executor: Executor): Promise<{ id: string; closedAt: Date }[]> {
  const rows = await executor
    .select({ id: companies.id, closedAt: companies.closedAt })
    .from(companies)
    .where(isNotNull(companies.closedAt))
    .orderBy(asc(companies.closedAt))
  return rows.flatMap(({ id, closedAt }) => (closedAt ? [{ id, closedAt }] : []))
}
