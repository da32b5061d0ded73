import { endAbandoned } from './end-abandoned.ts'
import { IMPORT_JOB } from './job-names.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { runImport } from './run-import.ts'

export function registerReportsJobs(deps: ReportsDeps): void {
  deps.jobs.register(IMPORT_JOB, (payload) => runImport(deps, payload))
  deps.jobs.schedule('reports.end-abandoned', '23 * * * *', () => endAbandoned(deps))
}
