import { and, count, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { authenticators, recoveryCodes, signIns } from '../security.tables.ts'

export type SignInRow = typeof signIns.$inferSelect
export type AuthenticatorRow = typeof authenticators.$inferSelect

export async function findAuthenticator(
  executor: Executor,
  userId: string,
): Promise<AuthenticatorRow | undefined> {
  const [found] = await executor.select().from(authenticators).where(eq(authenticators.userId, userId))
  return found
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** The last successful sign-ins of a person, newest first. */
export function earlierSignIns(
  executor: Executor,
  userId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<Pick<SignInRow, 'ip' | 'userAgent'>[]> {
  return executor
    .select({ ip: signIns.ip, userAgent: signIns.userAgent })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.at, since), eq(signIns.result, 'signed_in')))
    .orderBy(desc(signIns.at))
    .limit(limit)
}

/** Sign-ins from new devices that nobody has answered, but those of this session. */
export function unansweredDevices(
  executor: Executor,
  { userId, sessionId }: { userId: string; sessionId: string },
  since: Date,
): Promise<SignInRow[]> {
  return executor
    .select()
    .from(signIns)
    .where(
      and(
        eq(signIns.userId, userId),
        gt(signIns.at, since),
        eq(signIns.isNewDevice, true),
        isNull(signIns.answeredAt),
        or(isNull(signIns.sessionId), ne(signIns.sessionId, sessionId)),
      ),
    )
    .orderBy(desc(signIns.at))
    .limit(5)
}

export async function findSignIn(executor: Executor, id: string): Promise<SignInRow | undefined> {
  const [found] = await executor.select().from(signIns).where(eq(signIns.id, id))
  return found
}

export async function signInsOf(
  executor: Executor,
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: SignInRow[]; total: number }> {
  const where = eq(signIns.userId, userId)
  const order = [desc(signIns.at)]
  const rows = await executor
    .select()
    .from(signIns)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = await totalOf(executor, { from: signIns, where, order, page, pageSize }, rows.length)
  return { rows, total }
}
