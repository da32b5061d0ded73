import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import {
  companyEstablishments,
  type DistanceFactRow,
  distanceSalesFacts,
  type EstablishmentRow,
} from './reports.tables.ts'

/** Keeps what is said of a year; what was said of it before is replaced. */
export async function keepDistanceFact(tx: Transaction, row: DistanceFactRow): Promise<void> {
  const { companyId: _, year: __, ...set } = row
  await tx
    .insert(distanceSalesFacts)
    .values(row)
    .onConflictDoUpdate({ target: [distanceSalesFacts.companyId, distanceSalesFacts.year], set })
}

/** Keeps where a company is established; what was said of that state before is replaced. */
export async function keepEstablishment(tx: Transaction, row: EstablishmentRow): Promise<void> {
  const { companyId: _, country: __, ...set } = row
  await tx
    .insert(companyEstablishments)
    .values(row)
    .onConflictDoUpdate({ target: [companyEstablishments.companyId, companyEstablishments.country], set })
}

export async function removeEstablishment(
  tx: Transaction,
  { companyId, country }: Pick<EstablishmentRow, 'companyId' | 'country'>,
): Promise<void> {
  await tx
    .delete(companyEstablishments)
    .where(and(eq(companyEstablishments.companyId, companyId), eq(companyEstablishments.country, country)))
}
