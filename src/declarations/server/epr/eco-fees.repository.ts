import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { ecoFees } from '../epr.tables.ts'

export async function insertEcoFee(tx: Transaction, row: typeof ecoFees.$inferInsert): Promise<void> {
  await tx.insert(ecoFees).values(row)
}

/** @returns whether there was one that held */
export async function endEcoFee(
  tx: Transaction,
  { companyId, registrationId, id, at }: { companyId: string; registrationId: string; id: string; at: Date },
): Promise<boolean> {
  const ended = await tx
    .update(ecoFees)
    .set({ takenBackAt: at })
    .where(
      and(
        eq(ecoFees.companyId, companyId),
        eq(ecoFees.registrationId, registrationId),
        eq(ecoFees.id, id),
        isNull(ecoFees.takenBackAt),
      ),
    )
    .returning({ id: ecoFees.id })
  return ended.length > 0
}
