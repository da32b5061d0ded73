import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { InspectionRow } from './inspections.tables.ts'
import { authorityLettersMessages } from './letters.messages.ts'
import type { LetterDeps } from './move-letter.ts'

type News = 'opened' | 'askedAgain' | 'closed'

/** The company hears of a check that it may see when it begins, when more is asked, and when it is over. */
export async function tellOfInspection(
  tx: Transaction,
  deps: LetterDeps,
  row: InspectionRow,
  news: News,
): Promise<void> {
  const { id, companyId, workOrderId, authority, revision } = row
  if (!row.visibleToSeller || workOrderId === null) return
  const told = { companyId, once: `inspection:${id}:${revision}` }
  if (news === 'closed') {
    const outcome = { en: row.outcomeEn ?? '', zh: row.outcomeZh ?? '' }
    const params = { authority, outcome, workOrderId }
    await notify(tx, deps, { ...told, kind: authorityLettersMessages.checkClosed, params })
    return
  }
  const { checkOpened, checkAsksAgain } = authorityLettersMessages
  const asked = { en: row.askedEn, zh: row.askedZh }
  const due = row.answerBy === null ? null : { day: row.answerBy }
  const objectBy = row.dueDay === null || row.dueDay === row.answerBy ? null : { day: row.dueDay }
  const kind = news === 'opened' ? checkOpened : checkAsksAgain
  await notify(tx, deps, { ...told, kind, params: { authority, asked, workOrderId, due, objectBy } })
}
