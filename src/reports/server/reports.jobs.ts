import { dropEmptyMonths } from './drop-empty-months.ts'
import { endAbandoned } from './end-abandoned.ts'
import { FETCH_JOB, IMPORT_JOB, REJUDGE_JOB, FORGET_JOB, WITHDRAW_JOB } from './job-names.ts'
import type { FetchDeps } from './fetches/fetch-deps.ts'
import { fetchReport } from './fetches/fetch-report.ts'
import { requestLastMonth } from './fetches/request-fetch.ts'
import { forgetBuyers, forgetOldBuyers } from './forget-buyers.ts'
import { rejudgeChanged, rejudgeCompany } from './rejudge-company.ts'
import { runImport } from './run-import.ts'
import { runWithdrawal } from './run-withdrawal.ts'

export function registerReportsJobs(deps: FetchDeps): void {
  deps.jobs.register(IMPORT_JOB, (payload) => runImport(deps, payload))
  deps.jobs.register(WITHDRAW_JOB, (payload) => runWithdrawal(deps, payload))
  deps.jobs.register(FETCH_JOB, (payload) => fetchReport(deps, payload))
  deps.jobs.schedule('reports.fetch-last-month', '42 * * * *', () => requestLastMonth(deps))
  deps.jobs.register(REJUDGE_JOB, (payload) => rejudgeCompany(deps, payload))
  // Numbers, schemes, prices and rates change in many places; what rows were determined by is compared with all of them.
  deps.jobs.schedule('reports.rejudge-changed', '*/10 * * * *', () => rejudgeChanged(deps))
  deps.jobs.register(FORGET_JOB, (payload) => forgetBuyers(deps, payload))
  deps.jobs.schedule('reports.forget-old-buyers', '37 1 * * *', () => forgetOldBuyers(deps))
  // After the night's forgetting, when few read.
  deps.jobs.schedule(
    'reports.drop-empty-months',
    '47 3 * * *',
    async () => void (await dropEmptyMonths(deps)),
  )
  deps.jobs.schedule('reports.end-abandoned', '23 * * * *', () => endAbandoned(deps))
}
