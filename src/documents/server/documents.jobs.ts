import type { ServerDeps } from '#platform/server/server-deps.ts'
import { REMOVE_BYTES_JOB, removeBytes } from './forget-files.ts'
import { type OtherFiles, sweepFiles } from './sweep-files.ts'

export function registerDocumentsJobs(deps: ServerDeps, others: OtherFiles): void {
  deps.jobs.register(REMOVE_BYTES_JOB, (payload) => removeBytes(deps, payload))
  deps.jobs.schedule(
    'documents.sweep',
    '37 * * * *',
    async () => void (await sweepFiles({ ...deps, ...others })),
  )
}
