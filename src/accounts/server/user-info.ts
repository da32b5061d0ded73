import { asc, desc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { companies, companyMembers, userSessions, users } from './accounts.tables.ts'

/** The companies of a person, the one joined first comes first. */
export async function membershipsOf(executor: Executor, userId: string): Promise<UserInfo['companies']> {
  return executor
    .select({ id: companies.id, name: companies.name, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(asc(companyMembers.joinedAt))
}

export async function readUserInfo(
  executor: Executor,
  who: Pick<SellerPrincipal, 'userId' | 'companyId'>,
): Promise<UserInfo> {
  const [user] = await executor
    .select({ id: users.id, email: users.email, name: users.name, lang: users.lang })
    .from(users)
    .where(eq(users.id, who.userId))
  const memberships = await membershipsOf(executor, who.userId)
  const company = memberships.find((membership) => membership.id === who.companyId)
  if (!user || !company) throw accountsRefusals.company_not_found()
  return { ...user, company, companies: memberships }
}

export async function readSessions(executor: Executor, principal: SellerPrincipal) {
  const rows = await executor
    .select()
    .from(userSessions)
    .where(eq(userSessions.userId, principal.userId))
    .orderBy(desc(userSessions.lastSeenAt))
    .limit(100)
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.id === principal.sessionId,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ip: row.ip,
      userAgent: row.userAgent,
    })),
  }
}
