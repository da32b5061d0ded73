import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { staffMembers } from './staff.tables.ts'

type StaffRow = typeof staffMembers.$inferSelect

/** Locks the member of staff with an address. */
export async function lockStaffByEmail(tx: Transaction, email: string): Promise<StaffRow | undefined> {
  const [member] = await tx.select().from(staffMembers).where(eq(staffMembers.email, email)).for('update')
  return member
}

/** Writes a member of staff; an existing one keeps the day of joining. */
export async function putStaffMember(tx: Transaction, member: StaffRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...change } = member
  await tx.insert(staffMembers).values(member).onConflictDoUpdate({ target: staffMembers.id, set: change })
}

export async function setStaffScope(
  tx: Transaction,
  staffId: string,
  sees: Pick<StaffRow, 'scope' | 'countries'>,
): Promise<void> {
  await tx.update(staffMembers).set(sees).where(eq(staffMembers.id, staffId))
}

export async function setStaffPassword(
  tx: Transaction,
  staffId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .update(staffMembers)
    .set({ passwordHash, mustChangePassword: false, passwordUntil: null })
    .where(eq(staffMembers.id, staffId))
}

/** @param disabledAt null gives access again, with the same keys */
export async function setStaffDisabled(
  tx: Transaction,
  staffId: string,
  disabledAt: Date | null,
): Promise<void> {
  await tx.update(staffMembers).set({ disabledAt }).where(eq(staffMembers.id, staffId))
}

/** Uses up the time step of a code. @returns false where this step, or a later one, was used before */
export async function useTotpStep(tx: Transaction, staffId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(staffMembers)
    .set({ totpLastStep: step })
    .where(and(eq(staffMembers.id, staffId), lt(staffMembers.totpLastStep, step)))
    .returning({ id: staffMembers.id })
  return used.length > 0
}
