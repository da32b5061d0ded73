import { lastDayOf } from '#shops/report-months.ts'
import { REPORTS_CHANGED } from '../reports-changed.ts'
import type { FetchRow } from '../report-fetches.tables.ts'
import type { FetchDeps } from './fetch-deps.ts'
import { changeFetch } from './fetches.repository.ts'

/** The marketplace has nothing to report: the month is reported, with nothing in it. */
export async function noSales(deps: FetchDeps, row: FetchRow): Promise<void> {
  const at = deps.clock.now()
  const { companyId, month } = row
  const end = { status: 'NO_SALES', fault: null, askAgainAt: null, endedAt: at, changedAt: at } as const
  await deps.db.transaction(async (tx) => {
    if (!(await changeFetch(tx, row, ['WAITING', 'ORDERED'], end))) return
    await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from: month, to: lastDayOf(month.slice(0, 7)) })
  })
}
