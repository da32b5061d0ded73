import { and, eq, lt } from 'drizzle-orm'
import { type Executor, isUniqueViolation } from '../database.ts'
import { idempotentAnswers } from '../platform.tables.ts'

/** Whose request it is, to which call, under which key. */
export type Scope = { principal: string; call: string; key: string }
type AnswerRow = typeof idempotentAnswers.$inferSelect

/** Claims the key for a request that is about to start. @returns false if another one has it */
export async function insertClaim(
  executor: Executor,
  claim: Pick<AnswerRow, keyof Scope | 'bodyHash' | 'startedAt' | 'holder'>,
): Promise<boolean> {
  try {
    await executor.insert(idempotentAnswers).values(claim)
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

export async function findAnswer(executor: Executor, scope: Scope): Promise<AnswerRow | undefined> {
  const [row] = await executor.select().from(idempotentAnswers).where(isScope(scope))
  return row
}

export async function setAnswer(
  executor: Executor,
  scope: Scope,
  answer: { status: number; answer: string },
): Promise<void> {
  await executor.update(idempotentAnswers).set(answer).where(isScope(scope))
}

/** Releases the key; with `startedAt`, only if the claim is still the one made then. */
export async function removeAnswer(executor: Executor, scope: Scope, startedAt?: Date): Promise<void> {
  const sameRequest = startedAt && eq(idempotentAnswers.startedAt, startedAt)
  await executor.delete(idempotentAnswers).where(and(isScope(scope), sameRequest))
}

export async function removeAnswersBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(idempotentAnswers).where(lt(idempotentAnswers.startedAt, before))
}

function isScope(scope: Scope) {
  return and(
    eq(idempotentAnswers.principal, scope.principal),
    eq(idempotentAnswers.call, scope.call),
    eq(idempotentAnswers.key, scope.key),
  )
}
