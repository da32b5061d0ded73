import type { Transaction } from '#platform/server/database.ts'
import { type DistanceFactRow, distanceSalesFacts } from './reports.tables.ts'

/** Keeps what is said of a year; what was said of it before is replaced. */
export async function keepDistanceFact(tx: Transaction, row: DistanceFactRow): Promise<void> {
  const { companyId: _, year: __, ...set } = row
  await tx
    .insert(distanceSalesFacts)
    .values(row)
    .onConflictDoUpdate({ target: [distanceSalesFacts.companyId, distanceSalesFacts.year], set })
}
