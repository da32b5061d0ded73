import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { cartLines } from './cart.tables.ts'

export async function removeCartsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.companyId, companyId))
}
