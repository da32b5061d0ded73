import type { ServerDeps } from '#platform/server/server-deps.ts'
import { noteLetterDay } from '#work-orders/server/public.ts'
import { earliestInspectionOf } from './inspections.queries.ts'
import { earliestReplyOf } from './letters.queries.ts'
import { LETTER_DAY_CHANGED } from './move-letter.ts'
import { READ_LETTER, readLetterText } from './read-letter-text.ts'

export function registerLettersJobs(deps: ServerDeps): void {
  deps.jobs.register(READ_LETTER, ({ letterId }) => readLetterText(deps, String(letterId)))
  // Read now and not when it was published: of two letters the later one to be told of knows both.
  deps.jobs.subscribe(LETTER_DAY_CHANGED, 'rank-by-letter', async ({ workOrderId }) => {
    const id = String(workOrderId)
    const days = await Promise.all([earliestReplyOf(deps.db, id), earliestInspectionOf(deps.db, id)])
    const known = days.filter((day) => day !== null)
    await noteLetterDay(deps, id, known.toSorted()[0] ?? null)
  })
}
