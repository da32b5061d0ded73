import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { ledgerLines } from './ledger.tables.ts'

/** The entered documents that a file is. */
export function ledgerLinesWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; on: string }[]> {
  return executor
    .select({ number: ledgerLines.number, on: ledgerLines.month })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.companyId, companyId),
        eq(ledgerLines.fileId, fileId),
        ne(ledgerLines.status, 'REMOVED'),
      ),
    )
}
