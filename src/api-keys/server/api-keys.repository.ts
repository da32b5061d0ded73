import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { companyMembers, users } from '#accounts/server/accounts.tables.ts'
import type { Database, Executor, Transaction } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { apiKeys, type ApiKeyRow } from './api-keys.tables.ts'

export async function insertApiKey(tx: Transaction, row: ApiKeyRow): Promise<void> {
  await tx.insert(apiKeys).values(row)
}

const creator = and(
  eq(companyMembers.companyId, apiKeys.companyId),
  eq(companyMembers.userId, apiKeys.userId),
)

/** Whoever changes their password, as after a sign-in that was not theirs, ends the keys made before. */
const sincePassword = sql`${apiKeys.createdAt} >= coalesce(${users.passwordChangedAt}, '-infinity')`

/** Those that were not revoked, newest first, each with who made it and their role today. */
export async function keysOf(executor: Executor, companyId: string) {
  return executor
    .select({
      row: apiKeys,
      createdBy: users.name,
      isGood: sql<boolean>`coalesce(${companyMembers.role} = 'owner' and ${sincePassword}, false)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(companyMembers, creator)
    .where(and(eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}
export type KeyOfCompany = Awaited<ReturnType<typeof keysOf>>[number]

export async function countValid(tx: Transaction, companyId: string, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(companyMembers, and(creator, eq(companyMembers.role, 'owner')))
    .where(
      and(
        eq(apiKeys.companyId, companyId),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, now),
        sincePassword,
      ),
    )
  return rows.length
}

/** @returns its name; undefined where the company has no such key, or it was revoked before */
export async function endApiKey(
  tx: Transaction,
  key: { companyId: string; id: string },
  at: Date,
): Promise<string | undefined> {
  const [ended] = await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.companyId, key.companyId), eq(apiKeys.id, key.id), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name })
  return ended?.name
}

const principalOfKey = preparedOnce((executor) =>
  executor
    .select({
      id: apiKeys.id,
      companyId: apiKeys.companyId,
      userName: users.name,
      scopes: apiKeys.scopes,
      userId: apiKeys.userId,
      email: users.email,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(companyMembers, and(creator, eq(companyMembers.role, 'owner')))
    .where(
      and(
        eq(apiKeys.keyHash, sql.placeholder('keyHash')),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, sql.placeholder('now')),
        sincePassword,
      ),
    )
    .prepare(''),
)

/** Ends all keys that somebody made for a company: they are its owner no longer. */
export async function endKeysOf(
  tx: Transaction,
  { companyId, userId }: { companyId: string; userId: string },
  at: Date,
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
}

/** A key that is valid at this moment; its maker has to be an owner still. */
export async function findKey(executor: Executor, keyHash: string, now: Date) {
  const [found] = await principalOfKey(executor, {}).execute({ keyHash, now })
  return found
}

export async function noteUse(db: Database, { companyId, id }: { companyId: string; id: string }, at: Date) {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id)))
}

/** Keys whose end is near and was not told yet; each is told once, whoever comes first. */
export async function takeEnding(tx: Transaction, { now, until }: { now: Date; until: Date }) {
  return tx
    .update(apiKeys)
    .set({ announcedAt: now })
    .where(
      and(
        isNull(apiKeys.revokedAt),
        isNull(apiKeys.announcedAt),
        gt(apiKeys.expiresAt, now),
        lte(apiKeys.expiresAt, until),
      ),
    )
    .returning({ companyId: apiKeys.companyId, name: apiKeys.name, expiresAt: apiKeys.expiresAt })
}
