import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { type ClosingRecord, companyClosings } from './privacy.tables.ts'

const pendingOf = (companyId: string) =>
  and(eq(companyClosings.companyId, companyId), eq(companyClosings.status, 'PENDING'))

export async function findPendingClosing(
  executor: Executor,
  companyId: string,
): Promise<ClosingRecord | undefined> {
  const [row] = await executor.select().from(companyClosings).where(pendingOf(companyId))
  return row
}

export async function insertClosing(
  tx: Transaction,
  row: typeof companyClosings.$inferInsert,
): Promise<void> {
  await tx.insert(companyClosings).values(row)
}

/** @returns false where none was pending */
export async function endClosing(
  tx: Transaction,
  companyId: string,
  end: Pick<ClosingRecord, 'status' | 'endedAt'> & { lastMember?: string | null },
): Promise<boolean> {
  const rows = await tx.update(companyClosings).set(end).where(pendingOf(companyId)).returning()
  return rows.length > 0
}

/** The companies whose day has come, the oldest first. */
export async function companiesToClose(executor: Executor, now: Date): Promise<string[]> {
  const rows = await executor
    .select({ companyId: companyClosings.companyId })
    .from(companyClosings)
    .where(and(eq(companyClosings.status, 'PENDING'), lte(companyClosings.closesAt, now)))
    .orderBy(asc(companyClosings.closesAt))
    .limit(500)
  return rows.map(({ companyId }) => companyId)
}

/** The companies that somebody had closed, or was the last member of, and whether they were alone in it. */
export async function closedBy(
  executor: Executor,
  userId: string,
): Promise<{ companyId: string; alone: boolean }[]> {
  const { status, requestedBy, lastMember } = companyClosings
  const rows = await executor
    .select({ companyId: companyClosings.companyId, lastMember })
    .from(companyClosings)
    .where(and(eq(status, 'DONE'), or(eq(requestedBy, userId), eq(lastMember, userId))))
  return rows.map((row) => ({ companyId: row.companyId, alone: row.lastMember === userId }))
}
