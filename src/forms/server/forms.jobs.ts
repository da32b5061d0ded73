import type { ServerDeps } from '#platform/server/server-deps.ts'
import { markOldNumbers } from './mark-old-numbers.ts'
import { sealOldAnswers } from './seal-old-answers.ts'

export function registerFormsJobs(deps: ServerDeps): void {
  // Finds nothing, by an index without rows, once everything that an earlier version stored is sealed.
  deps.jobs.schedule('forms.seal-old-answers', '*/15 * * * *', async () => {
    await sealOldAnswers(deps)
  })
  // What earlier versions stored, and everything once after a rotation of keys.
  deps.jobs.schedule('forms.mark-numbers', '*/15 * * * *', async () => {
    await markOldNumbers(deps)
  })
}
