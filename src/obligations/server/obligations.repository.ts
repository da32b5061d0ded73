import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { obligationRuleChanges } from './obligations.tables.ts'
import type { RuleChange } from './obligations.queries.ts'

export async function putChange(tx: Transaction, change: RuleChange): Promise<void> {
  await tx
    .insert(obligationRuleChanges)
    .values(change)
    .onConflictDoUpdate({ target: obligationRuleChanges.rule, set: change })
}

/** Restores the shipped rule. */
export async function dropChange(tx: Transaction, rule: string): Promise<void> {
  await tx.delete(obligationRuleChanges).where(eq(obligationRuleChanges.rule, rule))
}
