import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { fixedQuery, rowsWhere } from '#platform/server/whole-rows.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import type { Company } from '../company.ts'
import type { UserInfo } from '../contract.ts'
import { companies, companyMembers, passwordResets, signUps, userSessions, users } from './accounts.tables.ts'

type UserRow = typeof users.$inferSelect
export type SignUpRow = typeof signUps.$inferSelect

export async function getCompany(executor: Executor, companyId: string): Promise<Company | undefined> {
  const [company] = await companyById(executor, companyId)
  return company
}

const companyById = rowsWhere(companies, sql`${companies.id} = ${''}`, [
  'id',
  'name',
  'nameOriginal',
  'country',
  'registrationNumber',
  'vatNumber',
  'vatNumberStatus',
  'address',
  'latin',
  'lang',
  'timeZone',
])

/** The other companies, not yet closed, that name the same VAT number. */
export async function companiesWithVatNumber(
  executor: Executor,
  { id, vatNumber }: Pick<Company, 'id' | 'vatNumber'>,
  seen?: SQL,
): Promise<{ id: string; name: string }[]> {
  if (vatNumber === null) return []
  return executor
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.vatNumber, vatNumber), ne(companies.id, id), isNull(companies.closedAt), seen))
    .orderBy(asc(companies.createdAt), asc(companies.id))
    .limit(MOST_TWINS)
}

const MOST_TWINS = 10

export async function findVatNumber(executor: Executor, companyId: string): Promise<string | undefined> {
  const [company] = await executor
    .select({ vatNumber: companies.vatNumber })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.vatNumber ?? undefined
}

/** When a register answered about the company's VAT number, and the consultation number that proves it. */
export async function findVatNumberProof(
  executor: Executor,
  companyId: string,
): Promise<{ at: Date | null; consultation: string | null } | undefined> {
  const [proof] = await executor
    .select({ at: companies.vatNumberCheckedAt, consultation: companies.vatNumberConsultation })
    .from(companies)
    .where(eq(companies.id, companyId))
  return proof
}

/**
 * Companies whose VAT number was found valid before `old`, or about which no register has answered; the
 * oldest first.
 */
export async function companiesWithVatNumberDue(
  executor: Executor,
  { old, limit }: { old: Date; limit: number },
): Promise<string[]> {
  const rows = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        inArray(companies.vatNumberStatus, ['valid', 'unverified']),
        isNull(companies.closedAt),
        or(isNull(companies.vatNumberCheckedAt), lt(companies.vatNumberCheckedAt, old)),
      ),
    )
    .orderBy(asc(companies.vatNumberCheckedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

export type Person = { id: string; name: string; email: string; lang: Lang; timeZone: string | null }

export async function findUser(executor: Executor, userId: string): Promise<Person | undefined> {
  const [user] = await userById(executor, userId)
  return user
}

const userById = rowsWhere(users, sql`${users.id} = ${''}`, ['id', 'name', 'email', 'lang', 'timeZone'])

/** The whole row, with the hash of the password. */
export async function findUserRow(executor: Executor, userId: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(users).where(eq(users.id, userId))
  return user
}

/** The whole row, with the hash of the password. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(users).where(eq(users.email, email))
  return user
}

export type MemberToNotify = { userId: string; name: string; email: string; lang: Lang }

/** The people of a company who can act when it is their turn: owners and editors, in order of joining. */
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

/** The companies of a person, in order of joining. */
export function membershipsOf(executor: Executor, userId: string): Promise<UserInfo['companies']> {
  return membershipsOfUser(executor, userId)
}

const membershipsOfUser = fixedQuery<UserInfo['companies'][number]>(
  sql`select c.id, c.name, m.role from ${companyMembers} m join ${companies} c on c.id = m.company_id
    where m.user_id = ${''} order by m.joined_at`,
)

type PersonRow = Person &
  UserInfo['companies'][number] & { userId: string; person: string; changed: string | null }

/** A person with their companies, in order of joining, and when they last changed their password: read by every page. */
export async function personWithCompanies(executor: Executor, userId: string) {
  const rows = await personInCompanies(executor, userId)
  const [first] = rows
  if (!first) return undefined
  const { userId: id, person: name, email, lang, timeZone, changed } = first
  return {
    user: { id, name, email, lang, timeZone },
    companies: rows.map((row) => ({ id: row.id, name: row.name, role: row.role })),
    passwordChangedAt: changed === null ? null : new Date(changed),
  }
}

const personInCompanies = fixedQuery<PersonRow>(
  sql`select u.id as "userId", u.name as person, u.email, u.lang, u.time_zone as "timeZone", u.password_changed_at as changed,
      c.id, c.name, m.role
    from ${users} u join ${companyMembers} m on m.user_id = u.id join ${companies} c on c.id = m.company_id
    where u.id = ${''} order by m.joined_at`,
)

/** The person's role in a company; undefined for non-members. */
export async function roleIn(
  executor: Executor,
  member: { companyId: string; userId: string },
): Promise<MemberRole | undefined> {
  const { companyId, userId } = member
  const [membership] = await executor
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
  return membership?.role
}

/** When the person last proved, within this session, who they are. */
export async function confirmedAt(executor: Executor, sessionId: string): Promise<Date | null> {
  const [session] = await executor
    .select({ at: userSessions.confirmedAt })
    .from(userSessions)
    .where(eq(userSessions.id, sessionId))
  return session?.at ?? null
}

export async function findSignUp(executor: Executor, signUpId: string): Promise<SignUpRow | undefined> {
  const [signUp] = await executor.select().from(signUps).where(eq(signUps.id, signUpId))
  return signUp
}

/** The latest registration of an address that is not confirmed. */
export async function latestSignUp(executor: Executor, email: string): Promise<SignUpRow | undefined> {
  const [signUp] = await executor
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.createdAt))
    .limit(1)
  return signUp
}

/** Whose password is to be reset, in the language of the request; undefined for an address without an account. */
export async function findUserOfReset(
  executor: Executor,
  resetId: string,
): Promise<{ userId: string; email: string; lang: Lang } | undefined> {
  const [found] = await executor
    .select({ userId: users.id, email: users.email, lang: passwordResets.lang })
    .from(passwordResets)
    .innerJoin(users, eq(users.email, passwordResets.email))
    .where(eq(passwordResets.id, resetId))
  return found
}

/** The latest registration, not confirmed yet, of the address that asked for a new password. */
export async function findSignUpOfReset(executor: Executor, resetId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ id: signUps.id })
    .from(passwordResets)
    .innerJoin(signUps, eq(signUps.email, passwordResets.email))
    .where(eq(passwordResets.id, resetId))
    .orderBy(desc(signUps.createdAt))
    .limit(1)
  return found?.id
}
