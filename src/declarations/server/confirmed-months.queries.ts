import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { declarations } from './declarations.tables.ts'

/** Whether a declaration that a month belongs to is confirmed, or filed: it is held so until the caller is done. */
export async function isMonthConfirmed(
  tx: Transaction,
  { companyId, month }: { companyId: string; month: string },
): Promise<boolean> {
  const rows = await tx
    .select({ status: declarations.status })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        lte(declarations.fromDay, lastDayOf(month)),
        gte(declarations.toDay, `${month}-01`),
        inArray(declarations.status, ['AWAITING_CONFIRMATION', 'CONFIRMED', 'FILED', 'ACCEPTED']),
      ),
    )
    .for('share')
  return rows.some(({ status }) => status !== 'AWAITING_CONFIRMATION')
}
