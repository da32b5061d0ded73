import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { ecoFees } from '../epr.tables.ts'

type Fee = typeof ecoFees.$inferInsert

export async function insertEcoFee(tx: Transaction, row: Fee): Promise<void> {
  await tx.insert(ecoFees).values(row)
}

/** Changes a fee that was not taken back. @returns whether there was one */
export async function updateEcoFee(
  tx: Transaction,
  { companyId, registrationId, id }: Pick<Fee, 'companyId' | 'registrationId' | 'id'>,
  change: Partial<Pick<Fee, 'paidOn' | 'fileId' | 'takenBackAt' | 'takenBackById' | 'takenBackByName'>>,
): Promise<boolean> {
  const changed = await tx
    .update(ecoFees)
    .set(change)
    .where(
      and(
        eq(ecoFees.companyId, companyId),
        eq(ecoFees.registrationId, registrationId),
        eq(ecoFees.id, id),
        isNull(ecoFees.takenBackAt),
      ),
    )
    .returning({ id: ecoFees.id })
  return changed.length > 0
}
