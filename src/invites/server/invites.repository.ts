import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { MOST_PIN_TRIES } from '../invite-rules.ts'
import { invites, inviteUnlocks, type InviteRow, type NewInvite } from './invites.tables.ts'

/** Locks an invite until the transaction ends. Always lock the work order first. */
export async function lockInvite(tx: Transaction, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx.select().from(invites).where(eq(invites.id, id)).for('update')
  return row
}

export async function insertInvite(tx: Transaction, row: NewInvite): Promise<void> {
  await tx.insert(invites).values(row)
}

export async function revokeInvites(
  tx: Transaction,
  revoked: { companyId: string; ids: string[]; at: Date },
): Promise<void> {
  const { companyId, ids, at } = revoked
  await tx
    .update(invites)
    .set({ revokedAt: at })
    .where(and(eq(invites.companyId, companyId), inArray(invites.id, ids)))
}

/** Writes what the invited person has done with it. */
export async function updateInvite(
  tx: Transaction,
  id: string,
  set: Partial<Pick<InviteRow, 'personName' | 'openedAt' | 'savedAt' | 'usedAt'>>,
): Promise<void> {
  await tx.update(invites).set(set).where(eq(invites.id, id))
}

export async function markMailed(executor: Executor, id: string): Promise<void> {
  await executor.update(invites).set({ mailed: true }).where(eq(invites.id, id))
}

/** Counts a PIN try before the PIN is checked; undefined when none are left. */
export async function countPinTry(executor: Executor, id: string): Promise<InviteRow | undefined> {
  const [counted] = await executor
    .update(invites)
    .set({ pinTries: sql`${invites.pinTries} + 1` })
    .where(and(eq(invites.id, id), lt(invites.pinTries, MOST_PIN_TRIES)))
    .returning()
  return counted
}

/** A right PIN is not a wrong try, so its count is undone; it opens the invite. */
export async function undoPinTry(tx: Transaction, id: string, openedAt: Date): Promise<void> {
  await tx
    .update(invites)
    .set({ pinTries: sql`${invites.pinTries} - 1`, openedAt })
    .where(eq(invites.id, id))
}

/** Stores a code that opens the invite for a while; expired ones are deleted. */
export async function insertUnlock(
  tx: Transaction,
  { now, ...unlock }: { codeHash: string; inviteId: string; expiresAt: Date; now: Date },
): Promise<void> {
  await tx
    .delete(inviteUnlocks)
    .where(and(eq(inviteUnlocks.inviteId, unlock.inviteId), lt(inviteUnlocks.expiresAt, now)))
  await tx.insert(inviteUnlocks).values(unlock)
}
