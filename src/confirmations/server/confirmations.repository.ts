import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { confirmations, type ConfirmationRow } from './confirmations.tables.ts'

/** The letters on a work order that are in force are so no longer. */
export async function replaceConfirmations(
  tx: Transaction,
  { companyId, workOrderId, at }: { companyId: string; workOrderId: string; at: Date },
): Promise<void> {
  await tx
    .update(confirmations)
    .set({ replacedAt: at })
    .where(
      and(
        eq(confirmations.companyId, companyId),
        eq(confirmations.workOrderId, workOrderId),
        isNull(confirmations.replacedAt),
        isNull(confirmations.revokedAt),
      ),
    )
}

export async function insertConfirmation(
  tx: Transaction,
  row: typeof confirmations.$inferInsert,
): Promise<ConfirmationRow> {
  const [inserted] = await tx.insert(confirmations).values(row).returning()
  if (!inserted) throw new Error('a letter was inserted without a row')
  return inserted
}

/** @returns undefined if it was withdrawn before */
export async function revokeConfirmationRow(
  tx: Transaction,
  { companyId, letterId, at }: { companyId: string; letterId: string; at: Date },
): Promise<ConfirmationRow | undefined> {
  const [row] = await tx
    .update(confirmations)
    .set({ revokedAt: at })
    .where(
      and(
        eq(confirmations.companyId, companyId),
        eq(confirmations.id, letterId),
        isNull(confirmations.revokedAt),
      ),
    )
    .returning()
  return row
}

export async function countLookUp(
  tx: Transaction,
  { companyId, id, at }: { companyId: string; id: string; at: Date },
): Promise<void> {
  await tx
    .update(confirmations)
    .set({ lookUps: sql`${confirmations.lookUps} + 1`, lookedUpAt: at })
    .where(and(eq(confirmations.companyId, companyId), eq(confirmations.id, id)))
}
