import { eq, lt } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '#platform/server/database.ts'
import { hmrcGrants, hmrcUsedStates, type GrantRow } from '../hmrc.tables.ts'

/** The agency has one. */
const AGENCY = 'agency'

export async function findGrant(executor: Executor): Promise<GrantRow | undefined> {
  const [row] = await executor.select().from(hmrcGrants).where(eq(hmrcGrants.id, AGENCY))
  return row
}

/** Locked until the transaction ends: a refresh token may be used once. */
export async function lockGrant(tx: Transaction): Promise<GrantRow | undefined> {
  const [row] = await tx.select().from(hmrcGrants).where(eq(hmrcGrants.id, AGENCY)).for('update')
  return row
}

export async function putGrant(tx: Transaction, grant: Omit<GrantRow, 'id'>): Promise<void> {
  await tx
    .insert(hmrcGrants)
    .values({ ...grant, id: AGENCY })
    .onConflictDoUpdate({ target: hmrcGrants.id, set: grant })
}

export async function updateGrant(tx: Transaction, changes: Partial<GrantRow>): Promise<void> {
  await tx.update(hmrcGrants).set(changes).where(eq(hmrcGrants.id, AGENCY))
}

/** @returns whether there was one */
export async function deleteGrant(tx: Transaction): Promise<boolean> {
  const deleted = await tx.delete(hmrcGrants).where(eq(hmrcGrants.id, AGENCY)).returning()
  return deleted.length > 0
}

/** @returns whether it is the first use */
export async function takeState(tx: Transaction, hash: string, usedAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(hmrcUsedStates)
    .values({ hash, usedAt })
    .onConflictDoNothing()
    .returning({ hash: hmrcUsedStates.hash })
  return inserted.length > 0
}

export async function purgeUsedStates(db: Database, before: Date): Promise<void> {
  await db.delete(hmrcUsedStates).where(lt(hmrcUsedStates.usedAt, before))
}
