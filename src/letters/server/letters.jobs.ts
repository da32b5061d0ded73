import type { ServerDeps } from '#platform/server/server-deps.ts'
import { noteLetterDay } from '#work-orders/server/public.ts'
import { earliestReplyOf } from './letters.queries.ts'
import { LETTER_DAY_CHANGED } from './move-letter.ts'

export function registerLettersJobs(deps: ServerDeps): void {
  // Read now and not when it was published: of two letters the later one to be told of knows both.
  deps.jobs.subscribe(LETTER_DAY_CHANGED, 'rank-by-letter', async ({ workOrderId }) => {
    const id = String(workOrderId)
    await noteLetterDay(deps, id, await earliestReplyOf(deps.db, id))
  })
}
