import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import { newId } from '#platform/shared/ids.ts'
import { users } from '../accounts.tables.ts'
import { authenticators, recoveryCodes, signIns } from '../security.tables.ts'
import type { SignInRow } from './security.queries.ts'

/** A secret that waits for its first code; it takes the place of one that never got any. */
export async function putPendingAuthenticator(
  tx: Transaction,
  pending: { userId: string; secretSealed: string; createdAt: Date },
): Promise<boolean> {
  const { userId: _userId, ...change } = pending
  const put = await tx
    .insert(authenticators)
    .values({ ...pending, lastStep: 0 })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { ...change, lastStep: 0 },
      setWhere: isNull(authenticators.enabledAt),
    })
    .returning({ userId: authenticators.userId })
  return put.length > 0
}

/** @returns false where it is on already */
export async function enableAuthenticator(
  tx: Transaction,
  { userId, at, step }: { userId: string; at: Date; step: number },
): Promise<boolean> {
  const enabled = await tx
    .update(authenticators)
    .set({ enabledAt: at, lastStep: step })
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.enabledAt)))
    .returning({ userId: authenticators.userId })
  return enabled.length > 0
}

/** Uses up the time step of a code. @returns false where this step, or a later one, was used before */
export async function useAuthenticatorStep(
  executor: Executor,
  userId: string,
  step: number,
): Promise<boolean> {
  const used = await executor
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        isNotNull(authenticators.enabledAt),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ userId: authenticators.userId })
  return used.length > 0
}

/** @returns false where none was on */
export async function removeAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.enabledAt)))
    .returning({ userId: authenticators.userId })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return removed.length > 0
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  { codes, at }: { codes: readonly string[]; at: Date },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(code), createdAt: at })))
}

/** Of two attempts at once only one succeeds. @returns false where it is unknown or used */
export async function useRecoveryCode(
  executor: Executor,
  userId: string,
  { code, at }: { code: string; at: Date },
): Promise<boolean> {
  const used = await executor
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function insertSignIn(executor: Executor, signIn: typeof signIns.$inferInsert): Promise<void> {
  await executor.insert(signIns).values(signIn)
}

/** By one statement that does the same for an account and for none, so that its time reveals neither. */
export async function keepFailedSignIn(
  tx: Transaction,
  failed: Pick<SignInRow, 'userId' | 'result' | 'at' | 'ip' | 'userAgent'>,
): Promise<void> {
  const { userId, result, at, ip } = failed
  const userAgent = failed.userAgent.slice(0, 300)
  await tx.execute(
    sql`insert into ${signIns} (id, user_id, at, result, ip, user_agent, is_new_device) select ${newId('sin')}, ${users.id}, ${at.toISOString()}::timestamptz, ${result}, ${ip}, ${userAgent}, false from ${users} where ${users.id} = ${userId}`,
  )
}

/** @returns what was answered, undefined where it is not theirs or was answered before */
export async function answerSignInOf(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  answer: { answeredAt: Date; wasMe: boolean },
): Promise<SignInRow | undefined> {
  const [answered] = await tx
    .update(signIns)
    .set(answer)
    .where(
      and(
        eq(signIns.userId, userId),
        eq(signIns.id, id),
        eq(signIns.isNewDevice, true),
        isNull(signIns.answeredAt),
      ),
    )
    .returning()
  return answered
}

export async function purgeSignIns(executor: Executor, before: Date): Promise<void> {
  await executor.delete(signIns).where(and(lt(signIns.at, before), notHeld({ person: signIns.userId })))
}
