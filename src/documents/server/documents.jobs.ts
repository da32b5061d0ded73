import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type OtherFiles, sweepFiles } from './sweep-files.ts'

export function registerDocumentsJobs(deps: ServerDeps, others: OtherFiles): void {
  deps.jobs.schedule(
    'documents.sweep',
    '37 * * * *',
    async () => void (await sweepFiles({ ...deps, ...others })),
  )
}
