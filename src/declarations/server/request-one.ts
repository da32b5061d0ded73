import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { DeclarationRow } from './declarations.tables.ts'

export const RECALCULATE_ONE_JOB = 'declarations.recalculate-one'

/** Requests that one declaration is calculated, once for all requests that wait. */
export function requestOne(
  tx: Transaction,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  { companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>,
): Promise<void> {
  return jobs.add(tx, RECALCULATE_ONE_JOB, { companyId, id }, { key: `${RECALCULATE_ONE_JOB}:${id}` })
}
