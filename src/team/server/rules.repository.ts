import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { assignmentRules, type RuleRow } from './rules.tables.ts'

export async function putRule(tx: Transaction, row: RuleRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(assignmentRules).values(row).onConflictDoUpdate({ target: assignmentRules.id, set })
}

/** @returns what was removed */
export async function deleteRule(tx: Transaction, id: string): Promise<RuleRow | undefined> {
  const [gone] = await tx.delete(assignmentRules).where(eq(assignmentRules.id, id)).returning()
  return gone
}

export async function setRulePosition(tx: Transaction, id: string, position: number): Promise<void> {
  await tx.update(assignmentRules).set({ position }).where(eq(assignmentRules.id, id))
}
