import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { queryAndAsk } from '#work-orders/server/public.ts'
import { isInTime, sellerDay } from '../letter-fields.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import { findLetter } from './letters.queries.ts'
import { moveLetterIn, type MovedLetter, type SeenLetter } from './move-letter.ts'

type Asked = SeenLetter & {
  staff: StaffPrincipal
  workOrderRevision: number
  papers: readonly LocalText[]
  dueAt?: Day | undefined
}

/**
 * One act: the query is recorded at its step, the seller is asked for papers and sees the letter. All of it, or nothing.
 * @throws authority_letter.no_work_order, authority_letter.summary_missing, authority_letter.due_too_late
 */
export async function askSeller(deps: ServerDeps, asked: Asked): Promise<MovedLetter> {
  const { staff, workOrderRevision: revision, papers, ...seen } = asked
  const letter = (await findLetter(deps.db, asked.id))?.letter
  if (!letter) throw authorityLetterRefusals.not_found()
  const { workOrderId, replyBy, summaryEn, summaryZh } = letter
  if (workOrderId === null) throw authorityLetterRefusals.no_work_order()
  if (!summaryEn || !summaryZh) throw authorityLetterRefusals.summary_missing()
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const dueAt = asked.dueAt ?? sellerDay(replyBy, today)
  if (!isInTime(dueAt, replyBy, today)) throw authorityLetterRefusals.due_too_late()
  const reason = { en: summaryEn, zh: summaryZh }
  let moved: MovedLetter | undefined
  await queryAndAsk(
    deps,
    { staff, workOrderId, revision, reason, answerBy: replyBy, papers, dueAt },
    async (tx) => {
      // Refused if it was changed since it was read above: both are decided on the same letter.
      moved = await moveLetterIn(tx, deps, { ...seen, action: 'ask' }, async () => ({
        set: { visibleToSeller: true },
        note: papers.map(({ en }) => en).join(', '),
      }))
    },
  )
  if (!moved) throw new Error('the letter was not moved')
  return moved
}
