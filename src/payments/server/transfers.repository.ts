import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { sendStaffHint } from '#platform/server/hints.repository.ts'
import { type TransferRow, transfers } from './payments.tables.ts'
import { PARTS } from './transfers.queries.ts'

/** The parts now form a payment. */
export async function bindParts(tx: Transaction, orderId: string, paymentId: string): Promise<void> {
  await tx
    .update(transfers)
    .set({ paymentId })
    .where(and(PARTS, eq(transfers.orderId, orderId)))
}

export async function lockTransfer(tx: Transaction, id: string): Promise<TransferRow | undefined> {
  const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update')
  return transfer
}

export async function changeTransfer(
  tx: Transaction,
  id: string,
  change: Partial<TransferRow>,
): Promise<void> {
  await tx.update(transfers).set(change).where(eq(transfers.id, id))
  sendStaffHint(tx, { kind: 'money' })
}

/** A file may cover a year; one SQL statement takes this many rows. */
const CHUNK = 500

/** Writes the lines of bank statements that are new. @returns their ids */
export async function insertNewTransfers(
  tx: Transaction,
  rows: readonly TransferRow[],
): Promise<Set<string>> {
  const fresh = new Set<string>()
  for (let from = 0; from < rows.length; from += CHUNK) {
    const inserted = await tx
      .insert(transfers)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoNothing({ target: transfers.bankId })
      .returning({ id: transfers.id })
    for (const { id } of inserted) fresh.add(id)
  }
  if (fresh.size > 0) sendStaffHint(tx, { kind: 'money' })
  return fresh
}
