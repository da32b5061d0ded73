import type { ServerDeps } from '#platform/server/server-deps.ts'
import { sweepFiles } from './sweep-files.ts'

export function registerDocumentsJobs(deps: ServerDeps): void {
  deps.jobs.schedule('documents.sweep', '37 * * * *', async () => void (await sweepFiles(deps)))
}
