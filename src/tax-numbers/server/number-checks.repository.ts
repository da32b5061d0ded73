import { and, desc, eq, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { vatNumberChecks } from './number-checks.tables.ts'

type NumberCheck = typeof vatNumberChecks.$inferSelect

/** The latest answer about a number. */
export async function latestCheck(executor: Executor, vatNumber: string): Promise<NumberCheck | undefined> {
  const [check] = await executor
    .select()
    .from(vatNumberChecks)
    .where(eq(vatNumberChecks.vatNumber, vatNumber))
    .orderBy(desc(vatNumberChecks.checkedAt))
    .limit(1)
  return check
}

/** The latest result about a number; silence is none. */
export async function latestConclusiveCheck(
  executor: Executor,
  vatNumber: string,
): Promise<NumberCheck | undefined> {
  const [check] = await executor
    .select()
    .from(vatNumberChecks)
    .where(and(eq(vatNumberChecks.vatNumber, vatNumber), ne(vatNumberChecks.outcome, 'unavailable')))
    .orderBy(desc(vatNumberChecks.checkedAt))
    .limit(1)
  return check
}

export async function insertCheck(tx: Transaction, check: NumberCheck): Promise<void> {
  await tx.insert(vatNumberChecks).values(check)
}
