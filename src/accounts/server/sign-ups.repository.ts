import { eq, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { SignUpRow } from './accounts.queries.ts'
import { passwordResets, signUps } from './accounts.tables.ts'

export async function insertSignUp(tx: Transaction, signUp: typeof signUps.$inferInsert): Promise<void> {
  await tx.insert(signUps).values(signUp)
}

/** Takes out what was typed: from now on it is an account. Undefined where it is gone. */
export async function takeSignUp(tx: Transaction, id: string): Promise<SignUpRow | undefined> {
  const [signUp] = await tx.delete(signUps).where(eq(signUps.id, id)).returning()
  return signUp
}

export async function insertPasswordReset(
  tx: Transaction,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

/** What was typed before an instant by people who never confirmed, and their requests for a new password. */
export async function purgeSignUps(executor: Executor, before: Date): Promise<void> {
  await executor.delete(signUps).where(lt(signUps.createdAt, before))
  await executor.delete(passwordResets).where(lt(passwordResets.createdAt, before))
}
