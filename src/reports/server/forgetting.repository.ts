import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { reportRejudgements } from './rejudgements.tables.ts'
import type { ImportId } from './transactions.repository.ts'

/** Removes some of what a company's transactions of a month were before. @returns how many */
export async function deleteVerdicts(
  tx: Transaction,
  { companyId, month }: { companyId: string; month: Day },
  limit: number,
): Promise<number> {
  const gone = await tx.execute(
    // Named again outside: the place of a row means nothing in another part of a divided table.
    sql`delete from transaction_verdicts where company_id = ${companyId} and month = ${month} and ctid = any(array(select ctid from transaction_verdicts where company_id = ${companyId} and month = ${month} limit ${limit}))`,
  )
  return gone.rowCount ?? 0
}

/** Removes some of the rows of a month that were withdrawn. @returns how many */
export async function deleteWithdrawn(
  tx: Transaction,
  { companyId, month }: { companyId: string; month: Day },
  limit: number,
): Promise<number> {
  const gone = await tx.execute(
    sql`delete from withdrawn_transactions where ctid = any(array(select ctid from withdrawn_transactions where company_id = ${companyId} and month = ${month} limit ${limit}))`,
  )
  return gone.rowCount ?? 0
}

/** Removes what is known of the times at which a report was determined anew. */
export async function deleteRejudgements(tx: Transaction, { companyId, id }: ImportId): Promise<void> {
  await tx
    .delete(reportRejudgements)
    .where(and(eq(reportRejudgements.companyId, companyId), eq(reportRejudgements.importId, id)))
}
