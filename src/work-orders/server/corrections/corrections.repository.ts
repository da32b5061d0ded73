import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { woCorrections, type CorrectionRow } from '../corrections.tables.ts'

export async function insertCorrection(tx: Transaction, row: CorrectionRow): Promise<void> {
  await tx.insert(woCorrections).values(row)
}

/** Of a work order that is locked, so that nobody decides it at the same time. */
export async function findCorrection(
  tx: Transaction,
  { companyId, workOrderId, id }: Pick<CorrectionRow, 'companyId' | 'workOrderId' | 'id'>,
): Promise<CorrectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(woCorrections)
    .where(
      and(
        eq(woCorrections.companyId, companyId),
        eq(woCorrections.id, id),
        eq(woCorrections.workOrderId, workOrderId),
      ),
    )
  return row
}

export async function hasOpenCorrection(
  tx: Transaction,
  { companyId, workOrderId }: Pick<CorrectionRow, 'companyId' | 'workOrderId'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: woCorrections.id })
    .from(woCorrections)
    .where(
      and(
        eq(woCorrections.companyId, companyId),
        eq(woCorrections.workOrderId, workOrderId),
        eq(woCorrections.status, 'OPEN'),
      ),
    )
  return rows.length > 0
}

export async function decideRow(
  tx: Transaction,
  { companyId, id }: Pick<CorrectionRow, 'companyId' | 'id'>,
  decided: Pick<CorrectionRow, 'status' | 'decidedBy' | 'decidedByName' | 'decidedAt' | 'note'>,
): Promise<void> {
  await tx
    .update(woCorrections)
    .set(decided)
    .where(and(eq(woCorrections.companyId, companyId), eq(woCorrections.id, id)))
}
