import type { ServerDeps } from '#platform/server/server-deps.ts'
import { noteLetters } from '#work-orders/server/public.ts'
import { firstOfPost } from '../open-post.ts'
import { followDueDays } from './follow-due-days.ts'
import { openInspectionsOf } from './inspections.queries.ts'
import { openLettersOf } from './letters.queries.ts'
import { LETTER_DAY_CHANGED } from './move-letter.ts'
import { READ_LETTER, readLetterText } from './read-letter-text.ts'

export function registerLettersJobs(deps: ServerDeps): void {
  deps.jobs.register(READ_LETTER, ({ letterId }) => readLetterText(deps, String(letterId)))
  // Hourly: the agency's day begins at another hour in each zone.
  deps.jobs.schedule('letters.follow-due-days', '1 * * * *', () => followDueDays(deps))
  // Read now and not when it was published: of two letters the later one to be told of knows both.
  deps.jobs.subscribe(LETTER_DAY_CHANGED, 'rank-by-letter', async ({ workOrderId }) => {
    const id = String(workOrderId)
    const open = await Promise.all([openLettersOf(deps.db, id), openInspectionsOf(deps.db, id)])
    await noteLetters(deps, id, firstOfPost(...open))
  })
}
