import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { requestOne } from '../request-one.ts'
import { reportsFrom } from './epr.queries.ts'

/** Requests that the quantity reports from a month on, `2026-03`, are calculated; filed ones get a correction. */
export async function requestReports(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs'>,
  { companyId, fromMonth }: { companyId: string; fromMonth: string },
): Promise<void> {
  const from = fromMonth === '' ? '2000-01-01' : `${fromMonth}-01`
  for (const { id } of await reportsFrom(tx, { companyId, from }))
    await requestOne(tx, deps, { companyId, id })
}
