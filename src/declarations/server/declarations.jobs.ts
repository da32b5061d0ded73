import type { ServerDeps } from '#platform/server/server-deps.ts'
import { openDeclarations } from './open-declarations.ts'

export function registerDeclarationsJobs(deps: ServerDeps): void {
  // Days end with the agency's midnight, which is another hour in summer than in winter.
  deps.jobs.schedule('declarations.open', '5 * * * *', async () => {
    const opened = await openDeclarations(deps)
    if (opened > 0) deps.log.info({ opened }, 'declarations opened')
  })
}
