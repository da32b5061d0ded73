import type { ServerDeps } from '#platform/server/server-deps.ts'
import { sealOldAnswers } from './seal-old-answers.ts'

export function registerFormsJobs(deps: ServerDeps): void {
  // Finds nothing, by an index without rows, once everything that an earlier version stored is sealed.
  deps.jobs.schedule('forms.seal-old-answers', '*/15 * * * *', async () => {
    await sealOldAnswers(deps)
  })
}
