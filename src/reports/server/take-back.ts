import { notify } from '#messages/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { deleteBuyers } from './buyer-numbers.repository.ts'
import { changeImport, deleteParts, lockImport } from './imports.repository.ts'
import { deleteIssues } from './issues.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsMessages } from './reports.messages.ts'
import type { ImportRow } from './reports.tables.ts'
import { changeTotals, deleteTransactions } from './transactions.repository.ts'
import { monthsBetween } from '../months-between.ts'
import { NO_SUMS } from '../import-states.ts'

const ROWS_AT_ONCE = 10_000

type Fault = Pick<ImportRow, 'fault' | 'faultParams'>

/**
 * Takes back what an import has written, and ends it. Rows and totals go together, some thousand at a time; after a kill
 * it goes on with what is left.
 */
export async function takeBack(
  deps: ReportsDeps,
  row: ImportRow,
  status: 'CANCELLED' | 'FAILED',
  fault: Fault = { fault: row.fault, faultParams: row.faultParams },
): Promise<void> {
  const id = { companyId: row.companyId, id: row.id }
  const end = fault.fault === null ? status : 'FAILED'
  await changeImport(deps.db, id, ['RUNNING'], { status: 'CANCELLING', ...fault })
  for (const month of monthsOf(row)) {
    for (let after: string | null = null; ;) {
      after = await deps.db.transaction(async (tx) => {
        const gone = await deleteTransactions(tx, id, { month, after }, ROWS_AT_ONCE)
        if (gone) await changeTotals(tx, id.companyId, gone.changes)
        return gone?.last ?? null
      })
      crashPoint(deps, 'report.take-back:some')
      if (after === null) break
    }
  }
  while ((await deps.db.transaction((tx) => deleteIssues(tx, id, ROWS_AT_ONCE))) === ROWS_AT_ONCE);
  const files = await endIt(deps, row, end)
  for (const file of files) await deps.files.remove(file)
}

/** The bytes go last: whoever takes over after a kill finds the rows gone, and removes what the row still names. */
async function endIt(deps: ReportsDeps, row: ImportRow, status: 'CANCELLED' | 'FAILED'): Promise<string[]> {
  const { companyId, id, fileName } = row
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    if ((await lockImport(tx, { companyId, id }))?.status !== 'CANCELLING') return []
    const none = { rowsKept: 0, rowsDuplicate: 0, rowsWithIssue: 0, rowsOutside: 0, sums: NO_SUMS }
    const change = {
      status,
      ...none,
      firstDay: null,
      lastDay: null,
      saleDays: null,
      endedAt: at,
      changedAt: at,
    }
    await changeImport(tx, { companyId, id }, ['CANCELLING'], change)
    await deleteBuyers(tx, { companyId, id })
    const { firstDay: from, lastDay: to } = row
    await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from, to })
    if (status === 'FAILED')
      await notify(tx, deps, {
        companyId,
        kind: reportsMessages.importFailed,
        params: { file: fileName, importId: id },
      })
    return deleteParts(tx, { companyId, id })
  })
}

/** The first days of the months in which it has rows. */
const monthsOf = ({ firstDay, lastDay }: ImportRow): string[] =>
  firstDay === null || lastDay === null ? [] : monthsBetween(firstDay, lastDay)
