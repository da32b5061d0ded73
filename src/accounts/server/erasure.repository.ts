import { and, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { agreementAcceptances, companies, companyMembers, users } from './accounts.tables.ts'

/** Companies that would have no owner without this person. */
export async function solelyOwned(
  executor: Executor,
  userId: string,
): Promise<{ id: string; name: string; members: number }[]> {
  const other = alias(companyMembers, 'other')
  const otherOwner = executor
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(eq(other.companyId, companyMembers.companyId), ne(other.userId, userId), eq(other.role, 'owner')),
    )
  return executor
    .select({
      id: companies.id,
      name: companies.name,
      members: sql<number>`(select count(*)::int from company_members m where m.company_id = ${companies.id})`,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner'), notExists(otherOwner)))
    .orderBy(companyMembers.joinedAt)
}

/** The companies in which somebody works, or once agreed to our terms. */
export async function companiesEverOf(
  executor: Executor,
  userId: string,
): Promise<{ id: string; name: string; closedAt: Date | null }[]> {
  const member = executor
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
  const agreed = executor
    .select({ id: agreementAcceptances.companyId })
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.userId, userId))
  return executor
    .select({ id: companies.id, name: companies.name, closedAt: companies.closedAt })
    .from(companies)
    .where(inArray(companies.id, member.union(agreed)))
    .orderBy(companies.createdAt)
}

/**
 * The companies in which somebody did something, as the audit trail says: also those that they left long ago. It is read
 * from end to end, so only where somebody is erased.
 */
export async function companiesActedIn(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: auditTrail.companyId })
    .from(auditTrail)
    .where(and(eq(auditTrail.actorId, userId), isNotNull(auditTrail.companyId)))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Locks the person, and the companies in which they work, until the transaction ends. */
export async function lockPerson(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const mine = tx
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
  await tx.select({ id: companies.id }).from(companies).where(inArray(companies.id, mine)).for('update')
  return rows.length > 0
}

/**
 * Leaves of an account only its id, which records of others name. Nobody signs in by it: the hash is of no password that
 * anybody knows, and the address belongs to nobody (RFC 2606).
 */
export async function emptyAccount(
  tx: Transaction,
  userId: string,
  { name, passwordHash, at }: { name: string; passwordHash: string; at: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `${userId.toLowerCase()}@erased.invalid`,
      name,
      passwordHash,
      timeZone: null,
      lang: 'en',
      passwordChangedAt: null,
      updatedAt: at,
    })
    .where(eq(users.id, userId))
}
