import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { describeChanges } from '../fact-changes.ts'
import type { Treatment } from '../totals.ts'
import { reportRejudgements } from './rejudgements.tables.ts'
import { transactionVerdicts, treatments } from './transactions.tables.ts'

/** What a transaction was until it was determined anew, and why that was done. */
export type Earlier = {
  until: Date
  /** Null where it was in no return before. */
  treatment: Treatment | null
  vat: number | null
  because: LocalText
}

/** The last verdict before the present one, or before that of a moment, of those transactions that had another. */
export async function earlierVerdictsOf(
  executor: Executor,
  companyId: string,
  rows: readonly { month: string; id: string }[],
  until?: Date,
): Promise<Map<string, Earlier>> {
  if (rows.length === 0) return new Map()
  const found = await executor
    .select({
      id: transactionVerdicts.id,
      until: transactionVerdicts.at,
      treatment: treatments.facts,
      vat: transactionVerdicts.vat,
      changes: reportRejudgements.changes,
    })
    .from(transactionVerdicts)
    .leftJoin(
      treatments,
      and(
        eq(treatments.companyId, transactionVerdicts.companyId),
        eq(treatments.id, transactionVerdicts.treatmentId),
      ),
    )
    .leftJoin(
      reportRejudgements,
      and(
        eq(reportRejudgements.companyId, transactionVerdicts.companyId),
        eq(reportRejudgements.id, transactionVerdicts.why),
      ),
    )
    .where(
      and(
        eq(transactionVerdicts.companyId, companyId),
        inArray(transactionVerdicts.month, [...new Set(rows.map(({ month }) => month))]),
        inArray(
          transactionVerdicts.id,
          rows.map(({ id }) => id),
        ),
        until && lte(transactionVerdicts.at, until),
      ),
    )
    .orderBy(asc(transactionVerdicts.at))
  return new Map(
    found.map(({ id, changes, ...one }) => [id, { ...one, because: describeChanges(changes ?? []) }]),
  )
}
