import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { ledgerLines } from './ledger.tables.ts'

const ENDED = inArray(ledgerLines.status, ['REVIEWED', 'REMOVED'])

/** The companies that have lines at their end from before a day. */
export async function companiesWithLinesBefore(executor: Executor, day: Day): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ companyId: ledgerLines.companyId })
    .from(ledgerLines)
    .where(and(ENDED, lt(ledgerLines.month, day)))
  return rows.map(({ companyId }) => companyId)
}

const KEPT = {
  id: ledgerLines.id,
  status: ledgerLines.status,
  country: ledgerLines.country,
  date: ledgerLines.date,
  month: ledgerLines.month,
  changedAt: ledgerLines.changedAt,
}

/** The lines of a company at their end that were declared before a day, by month. */
export const linesBefore = (executor: Executor, companyId: string, day: Day) =>
  executor
    .select(KEPT)
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), ENDED, lt(ledgerLines.month, day)))
    .orderBy(asc(ledgerLines.month), asc(ledgerLines.id))

const among = (companyId: string, ids: readonly string[]) =>
  and(eq(ledgerLines.companyId, companyId), inArray(ledgerLines.id, [...ids]))

/** Some lines as they are, and so that nobody changes them before the transaction ends. */
export const lockLines = (tx: Transaction, companyId: string, ids: readonly string[]) =>
  tx.select(KEPT).from(ledgerLines).where(among(companyId, ids)).orderBy(asc(ledgerLines.id)).for('update')

export async function deleteLines(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(ledgerLines).where(among(companyId, ids))
}
