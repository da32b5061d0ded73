import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { ledgerLines, type LedgerRow } from './ledger.tables.ts'

/** Lines of a company are added one after the other, so that none of them misses the other's document. */
export async function lockLedgerOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${companyId}`}, 0))`)
}

export async function insertLine(tx: Transaction, row: LedgerRow): Promise<void> {
  await tx.insert(ledgerLines).values(row)
}

/** Locks a line until the transaction ends. */
export async function lockLine(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), eq(ledgerLines.id, id)))
    .for('update')
  return row
}

/** Changes a line, which is then another revision of it. */
export async function updateLine(
  tx: Transaction,
  { companyId, id, revision }: Pick<LedgerRow, 'companyId' | 'id' | 'revision'>,
  set: Partial<Omit<LedgerRow, 'companyId' | 'id' | 'revision'>> & { changedAt: Date },
): Promise<void> {
  await tx
    .update(ledgerLines)
    .set({ ...set, revision: revision + 1 })
    .where(and(eq(ledgerLines.companyId, companyId), eq(ledgerLines.id, id)))
}
