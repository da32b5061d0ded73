import { and, asc, eq, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Company } from '../company.ts'
import { companies, companyMembers, users } from './accounts.tables.ts'

/** What other rooms may ask of this one. */
export { authenticateSeller } from './sessions.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { countSignInTry, clearSignInTries, networkOf } from './sign-in-limits.ts'
export { keepAcceptance } from './keep-acceptance.ts'
export { legalVersions } from './legal-texts.ts'

export async function getCompany(executor: Executor, companyId: string): Promise<Company | undefined> {
  const [company] = await executor
    .select({
      id: companies.id,
      name: companies.name,
      nameOriginal: companies.nameOriginal,
      country: companies.country,
      registrationNumber: companies.registrationNumber,
      vatNumber: companies.vatNumber,
      vatNumberStatus: companies.vatNumberStatus,
      address: companies.address,
      lang: companies.lang,
      timeZone: companies.timeZone,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company
}

export type Person = { id: string; name: string; email: string; lang: Lang }

export async function findUser(executor: Executor, userId: string): Promise<Person | undefined> {
  const [user] = await executor
    .select({ id: users.id, name: users.name, email: users.email, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId))
  return user
}

export type MemberToNotify = { userId: string; name: string; email: string; lang: Lang }

/** The people of a company who can act when it is their turn: owners and editors, who joined first comes first. */
export async function companyMembersToNotify(
  executor: Executor,
  companyId: string,
): Promise<MemberToNotify[]> {
  return executor
    .select({ userId: users.id, name: users.name, email: users.email, lang: users.lang })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), ne(companyMembers.role, 'viewer')))
    .orderBy(asc(companyMembers.joinedAt))
}
