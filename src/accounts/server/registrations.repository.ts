import { eq, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { RegistrationRow } from './accounts.queries.ts'
import { passwordResets, registrations } from './accounts.tables.ts'

export async function insertRegistration(
  tx: Transaction,
  registration: typeof registrations.$inferInsert,
): Promise<void> {
  await tx.insert(registrations).values(registration)
}

/** Takes out what was typed: from now on it is an account. Undefined where it is gone. */
export async function takeRegistration(tx: Transaction, id: string): Promise<RegistrationRow | undefined> {
  const [registration] = await tx.delete(registrations).where(eq(registrations.id, id)).returning()
  return registration
}

export async function insertPasswordReset(
  tx: Transaction,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await tx.insert(passwordResets).values(reset)
}

/** What was typed before an instant by people who never confirmed, and their questions for a new password. */
export async function purgeRegistrations(executor: Executor, before: Date): Promise<void> {
  await executor.delete(registrations).where(lt(registrations.createdAt, before))
  await executor.delete(passwordResets).where(lt(passwordResets.createdAt, before))
}
