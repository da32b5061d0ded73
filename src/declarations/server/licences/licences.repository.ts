import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { licences, type LicenceRow } from '../licences.tables.ts'

export async function insertLicence(tx: Transaction, row: LicenceRow): Promise<void> {
  await tx.insert(licences).values(row)
}

export async function updateLicence(
  tx: Transaction,
  id: string,
  changes: Partial<LicenceRow>,
): Promise<LicenceRow | undefined> {
  const [row] = await tx.update(licences).set(changes).where(eq(licences.id, id)).returning()
  return row
}
