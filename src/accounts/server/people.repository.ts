import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import { companyMembers, users } from './accounts.tables.ts'

export type NewPerson = Pick<
  typeof users.$inferInsert,
  'email' | 'passwordHash' | 'name' | 'lang' | 'agreementVersion' | 'agreementAcceptedAt'
>

/** Undefined when the address has an account already. */
export async function insertUser(tx: Transaction, person: NewPerson, at: Date): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ id: newId('usr'), ...person, passwordChangedAt: at, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return user?.id
}

export async function insertMember(
  tx: Transaction,
  member: { companyId: string; userId: string; role: MemberRole; mayConfirm?: boolean },
  at: Date,
): Promise<void> {
  await tx.insert(companyMembers).values({ ...member, joinedAt: at })
}

export async function setPasswordHash(
  executor: Executor,
  userId: string,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await executor
    .update(users)
    .set({ passwordHash, passwordChangedAt: at, updatedAt: at })
    .where(eq(users.id, userId))
}

export async function changeUser(
  executor: Executor,
  userId: string,
  change: {
    name?: string | undefined
    lang?: Lang | undefined
    timeZone?: string | null | undefined
    updatedAt: Date
  },
): Promise<void> {
  await executor.update(users).set(change).where(eq(users.id, userId))
}
