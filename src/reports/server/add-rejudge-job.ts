import type { Transaction } from '#platform/server/database.ts'
import { laneOf, REJUDGE_JOB } from './job-names.ts'
import type { ReportsDeps } from './reports-deps.ts'

export function addRejudgeJob({ jobs }: Pick<ReportsDeps, 'jobs'>, tx: Transaction, companyId: string) {
  const job = { key: `${REJUDGE_JOB}:${companyId}`, queue: laneOf(companyId) }
  return jobs.add(tx, REJUDGE_JOB, { companyId }, job)
}
