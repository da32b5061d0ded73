export { ledgerLinesWithFile } from './file-uses.queries.ts'
export { forgetLines } from './forget-lines.ts'
export { companiesWithLinesBefore } from './keeping.repository.ts'
export { documentsOfLines } from './ledger.queries.ts'
export { LEDGER_CHANGED } from './review-line.ts'
export { linesToCorrect } from './pending-matters.queries.ts'
import type { Executor } from '#platform/server/database.ts'
import type { LedgerLine } from '../ledger-line.ts'
import { pageOfLines, reviewedLines } from './ledger.queries.ts'
import { firstDayOf, lineOfReturn, presentLine } from './present-line.ts'

/**
 * The lines that enter a state's return: those with their document that staff have reviewed.
 * @param period months as `2026-01`, both inclusive
 */
export async function ledgerLinesOf(
  executor: Executor,
  { companyId, country, from, to }: { companyId: string; country: string; from: string; to: string },
): Promise<LedgerLine[]> {
  const months = { from: firstDayOf(from), to: firstDayOf(to) }
  const rows = await reviewedLines(executor, { companyId, country, ...months })
  return rows.map(lineOfReturn)
}

/** Lines behind a box, page by page, with their documents; `ids` are those that its sources name. */
export async function pageOfLedgerLines(
  executor: Executor,
  filter: { companyId: string; ids: readonly string[]; page: number; pageSize: number },
) {
  const { rows, total } = await pageOfLines(executor, { ...filter, status: 'REVIEWED' })
  return { records: rows.map(presentLine), total, page: filter.page, pageSize: filter.pageSize }
}
