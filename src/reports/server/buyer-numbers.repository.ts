import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportBuyerNumbers } from './buyer-numbers.tables.ts'
import type { BatchBuyer } from './row-batch.ts'
import type { ImportId } from './transactions.repository.ts'

const AT_ONCE = 1000

/** Notes the numbers of a file's buyers. Those that are noted already stay: earlier rows were determined by them. */
export async function noteBuyers(
  tx: Transaction,
  { companyId, id: importId }: ImportId,
  buyers: readonly BatchBuyer[],
): Promise<void> {
  for (let from = 0; from < buyers.length; from += AT_ONCE) {
    const rows = buyers.slice(from, from + AT_ONCE).map((one) => ({ companyId, importId, ...one }))
    await tx.insert(reportBuyerNumbers).values(rows).onConflictDoNothing()
  }
}

export async function deleteBuyers(tx: Transaction, { companyId, id }: ImportId): Promise<void> {
  await tx
    .delete(reportBuyerNumbers)
    .where(and(eq(reportBuyerNumbers.companyId, companyId), eq(reportBuyerNumbers.importId, id)))
}

/** Of a month whose rows are forgotten. @returns how many */
export async function deleteBuyersOfMonth(tx: Transaction, companyId: string, month: Day): Promise<number> {
  const gone = await tx
    .delete(reportBuyerNumbers)
    .where(and(eq(reportBuyerNumbers.companyId, companyId), eq(reportBuyerNumbers.month, month)))
  return gone.rowCount ?? 0
}
