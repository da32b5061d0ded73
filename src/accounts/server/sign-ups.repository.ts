import { and, asc, eq, lt } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { SignUpRow } from './accounts.queries.ts'
import { passwordResets, signUps } from './accounts.tables.ts'

export async function insertSignUp(tx: Transaction, signUp: typeof signUps.$inferInsert): Promise<void> {
  await tx.insert(signUps).values(signUp)
}

/** Takes out everything that was typed for an address, by whoever: from now on there is an account. */
export async function takeSignUps(tx: Transaction, email: string): Promise<SignUpRow[]> {
  // In one order, so that two links of one address opened at once wait for each other.
  await tx.select().from(signUps).where(eq(signUps.email, email)).orderBy(asc(signUps.id)).for('update')
  return tx.delete(signUps).where(eq(signUps.email, email)).returning()
}

export async function insertPasswordReset(
  tx: Transaction,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

/** What was typed before an instant by people who never confirmed, and their requests for a new password. */
export async function purgeSignUps(executor: Executor, before: Date): Promise<void> {
  await executor.delete(signUps).where(and(lt(signUps.createdAt, before), notHeld({ mail: signUps.email })))
  await executor
    .delete(passwordResets)
    .where(and(lt(passwordResets.createdAt, before), notHeld({ mail: passwordResets.email })))
}
