import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { companies, companyMembers, users } from '../accounts.tables.ts'
import { bankAccounts } from '../bank.tables.ts'

export type BankRow = typeof bankAccounts.$inferSelect

/** The current details and those that were replaced after an instant, newest first. */
export function bankAccountsOf(executor: Executor, companyId: string, after: Date): Promise<BankRow[]> {
  return executor
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.companyId, companyId),
        or(isNull(bankAccounts.replacedAt), gt(bankAccounts.replacedAt, after)),
      ),
    )
    .orderBy(desc(bankAccounts.createdAt), desc(bankAccounts.id))
}

/** Puts new details in the place of the current ones. The company is locked by the caller. */
export async function replaceBankAccount(tx: Transaction, next: BankRow): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ replacedAt: next.createdAt })
    .where(and(eq(bankAccounts.companyId, next.companyId), isNull(bankAccounts.replacedAt)))
  await tx.insert(bankAccounts).values(next)
}

export async function ownersOf(executor: Executor, companyId: string): Promise<string[]> {
  const rows = await executor
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')))
  return rows.map(({ userId }) => userId)
}

/** Who changed the details of which company. */
export async function findBankChange(
  executor: Executor,
  { companyId, id }: { companyId: string; id: string },
): Promise<{ companyName: string; who: string } | undefined> {
  const [found] = await executor
    .select({ companyName: companies.name, who: users.email })
    .from(bankAccounts)
    .innerJoin(companies, eq(companies.id, bankAccounts.companyId))
    .innerJoin(users, eq(users.id, bankAccounts.createdBy))
    .where(and(eq(bankAccounts.companyId, companyId), eq(bankAccounts.id, id)))
  return found
}

export async function purgeOldBankDetails(executor: Executor, replacedBefore: Date): Promise<void> {
  await executor
    .delete(bankAccounts)
    .where(and(lt(bankAccounts.replacedAt, replacedBefore), notHeld({ company: bankAccounts.companyId })))
}
