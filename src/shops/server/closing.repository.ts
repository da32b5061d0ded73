import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { amazonAccounts, shopAuthorisations } from './shops.tables.ts'

/** Destroys the tokens of every shop of a company, and gives its accounts up. */
export async function endConsentsOf(tx: Transaction, companyId: string): Promise<void> {
  const ended = { sealedRefreshToken: null, askAgainAt: null, fault: null, account: null, participations: [] }
  await tx
    .update(shopAuthorisations)
    .set({ status: 'REVOKED', ...ended })
    .where(eq(shopAuthorisations.companyId, companyId))
  await tx.delete(amazonAccounts).where(eq(amazonAccounts.companyId, companyId))
}
