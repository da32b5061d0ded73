import type { ServerDeps } from '#platform/server/server-deps.ts'
import { REMOVE_BYTES_JOB, removeBytes } from './forget-files.ts'
import type { FileScanner } from './scanning/create-scanner.ts'
import { INFECTED_JOB, tellOfInfected } from './scanning/report-infected.ts'
import { scanWaiting } from './scanning/scan-waiting.ts'
import { watchWaiting } from './scanning/watch-waiting.ts'
import { type OtherFiles, sweepFiles } from './sweep-files.ts'

/** Files that waited for a scanner. */
const SCAN_JOB = 'documents.scan-waiting'

export function registerDocumentsJobs(deps: ServerDeps, others: OtherFiles & { scanner: FileScanner }): void {
  deps.jobs.register(REMOVE_BYTES_JOB, (payload) => removeBytes(deps, payload))
  deps.jobs.register(INFECTED_JOB, (payload) => tellOfInfected(deps, payload))
  deps.jobs.schedule(SCAN_JOB, '* * * * *', () => scanWaiting(deps, others.scanner))
  watchWaiting(deps)
  deps.jobs.schedule(
    'documents.sweep',
    '37 * * * *',
    async () => void (await sweepFiles({ ...deps, ...others })),
  )
}
