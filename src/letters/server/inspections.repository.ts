import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { inspections, type InspectionRow } from './inspections.tables.ts'

export async function insertInspection(tx: Transaction, row: InspectionRow): Promise<void> {
  await tx.insert(inspections).values(row)
}

/** Locks an inspection until the transaction ends. */
export async function lockInspection(tx: Transaction, id: string): Promise<InspectionRow | undefined> {
  const [row] = await tx.select().from(inspections).where(eq(inspections.id, id)).for('update')
  return row
}

export async function updateInspection(
  tx: Transaction,
  { id, companyId, ...set }: InspectionRow,
): Promise<void> {
  await tx
    .update(inspections)
    .set(set)
    .where(and(eq(inspections.companyId, companyId), eq(inspections.id, id)))
}
