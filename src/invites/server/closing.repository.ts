import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { invites } from './invites.tables.ts'

/** Withdraws every open invitation of a company to fill in a form. */
export async function revokeInvitesOf(tx: Transaction, companyId: string, at: Date): Promise<void> {
  await tx
    .update(invites)
    .set({ revokedAt: at })
    .where(and(eq(invites.companyId, companyId), isNull(invites.usedAt), isNull(invites.revokedAt)))
}
