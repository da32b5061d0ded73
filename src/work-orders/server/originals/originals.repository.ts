import { and, count, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { woOriginalMoves, woOriginals, type OriginalMoveRow, type OriginalRow } from '../originals.tables.ts'

export async function insertOriginal(tx: Transaction, row: OriginalRow): Promise<void> {
  await tx.insert(woOriginals).values(row)
}

export async function updateOriginal(tx: Transaction, { companyId, id, ...row }: OriginalRow): Promise<void> {
  await tx
    .update(woOriginals)
    .set(row)
    .where(and(eq(woOriginals.companyId, companyId), eq(woOriginals.id, id)))
}

/** Its work order is locked, so nobody counts the same. */
export async function insertMove(tx: Transaction, row: Omit<OriginalMoveRow, 'number'>): Promise<void> {
  const { companyId, originalId } = row
  const [found] = await tx
    .select({ before: count() })
    .from(woOriginalMoves)
    .where(and(eq(woOriginalMoves.companyId, companyId), eq(woOriginalMoves.originalId, originalId)))
  await tx.insert(woOriginalMoves).values({ ...row, number: (found?.before ?? 0) + 1 })
}
