import type { Transaction } from '#platform/server/database.ts'
import { registrations } from './registrations.tables.ts'

export type NewRegistration = typeof registrations.$inferInsert

/** Stores what a completed work order has obtained. */
export async function insertRegistration(tx: Transaction, row: NewRegistration): Promise<void> {
  await tx.insert(registrations).values(row)
}
