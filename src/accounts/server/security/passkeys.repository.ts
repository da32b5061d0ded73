import { and, asc, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import { passkeyChallenges, passkeys, type PasskeyPurpose } from '../passkeys.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
type Asked = { purpose: PasskeyPurpose; sessionId: string | null }

export function passkeysOf(executor: Executor, userId: string): Promise<PasskeyRow[]> {
  return executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function countPasskeys(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.all ?? 0
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await executor.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

/** @returns false where the device is known already, to whomever */
export async function insertPasskey(tx: Transaction, passkey: PasskeyRow): Promise<boolean> {
  const inserted = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return inserted.length > 0
}

export async function noteUseOfPasskey(
  executor: Executor,
  id: string,
  used: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await executor.update(passkeys).set(used).where(eq(passkeys.id, id))
}

export async function renamePasskeyOf(
  executor: Executor,
  { userId, id }: { userId: string; id: string },
  name: string,
): Promise<boolean> {
  const renamed = await executor
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

export async function deletePasskeyOf(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

export async function insertChallenge(
  executor: Executor,
  challenge: string,
  asked: Asked & { expiresAt: Date },
): Promise<void> {
  await executor.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), ...asked })
}

/** Uses a challenge up. @returns false where it is not one, was used, is too old or was made for something else */
export async function useChallenge(
  executor: Executor,
  challenge: string,
  { purpose, sessionId, now }: Asked & { now: Date },
): Promise<boolean> {
  const used = await executor
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return used.length > 0
}

export async function purgeChallenges(executor: Executor, now: Date): Promise<void> {
  await executor.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
