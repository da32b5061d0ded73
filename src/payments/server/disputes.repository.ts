import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { sendStaffHint } from '#platform/server/hints.repository.ts'
import { type DisputeRow, disputes } from './payments.tables.ts'

/** By the provider's id, locked; the payment is locked before. */
export async function lockDispute(
  tx: Transaction,
  provider: string,
  providerId: string,
): Promise<DisputeRow | undefined> {
  const [row] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.providerId, providerId)))
    .for('update')
  return row
}

export async function insertDispute(tx: Transaction, dispute: DisputeRow): Promise<void> {
  await tx.insert(disputes).values(dispute)
  sendStaffHint(tx, { kind: 'money' })
}

export async function changeDispute(
  tx: Transaction,
  { companyId, id }: Pick<DisputeRow, 'companyId' | 'id'>,
  change: Partial<DisputeRow>,
): Promise<void> {
  await tx
    .update(disputes)
    .set(change)
    .where(and(eq(disputes.companyId, companyId), eq(disputes.id, id)))
  sendStaffHint(tx, { kind: 'money' })
}
