import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
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

/** All results about some numbers. */
export async function conclusiveChecks(
  executor: Executor,
  vatNumbers: readonly string[],
): Promise<{ vatNumber: string; valid: boolean; at: Date }[]> {
  if (vatNumbers.length === 0) return []
  const { vatNumber, outcome, checkedAt: at } = vatNumberChecks
  const rows = await executor
    .select({ vatNumber, outcome, at })
    .from(vatNumberChecks)
    .where(and(inArray(vatNumber, [...vatNumbers]), ne(outcome, 'unavailable')))
  return rows.map((row) => ({ vatNumber: row.vatNumber, valid: row.outcome === 'valid', at: row.at }))
}

/** By number, the name that a register published of it last; a number of which none did is not among them. */
export async function publishedNames(
  executor: Executor,
  vatNumbers: readonly string[],
): Promise<Map<string, string>> {
  if (vatNumbers.length === 0) return new Map()
  const { vatNumber, publishedName: name } = vatNumberChecks
  const rows = await executor
    .selectDistinctOn([vatNumber], { vatNumber, name })
    .from(vatNumberChecks)
    .where(and(inArray(vatNumber, [...vatNumbers]), eq(vatNumberChecks.outcome, 'valid'), isNotNull(name)))
    .orderBy(vatNumber, desc(vatNumberChecks.checkedAt))
  return new Map(rows.flatMap((row) => (row.name === null ? [] : [[row.vatNumber, row.name] as const])))
}

export async function insertCheck(tx: Transaction, check: NumberCheck): Promise<void> {
  await tx.insert(vatNumberChecks).values(check)
}
