import type { Day } from '#platform/shared/calendar.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import { moveLetter, type LetterDeps, type MovedLetter, type SeenLetter } from './move-letter.ts'

/** The authority was answered. @throws authority_letter.answered_in_future, authority_letter.answered_too_early */
export function answerLetter(
  deps: LetterDeps,
  { on, note, ...seen }: SeenLetter & { on: Day; note?: string | undefined },
): Promise<MovedLetter> {
  return moveLetter(deps, { ...seen, action: 'answer' }, async (_tx, letter, today) => {
    if (on > today) throw authorityLetterRefusals.answered_in_future()
    if (on < letter.received) throw authorityLetterRefusals.answered_too_early()
    return { set: { answeredOn: on, closingNote: note || null }, note: note ?? null }
  })
}

/** It needs no reply. */
export function fileLetterAway(
  deps: LetterDeps,
  { reason, ...seen }: SeenLetter & { reason: string },
): Promise<MovedLetter> {
  return moveLetter(deps, { ...seen, action: 'fileAway' }, async () => ({
    set: { closingNote: reason },
    note: reason,
  }))
}

/** It was closed by mistake, or the authority writes again about it. */
export function reopenLetter(
  deps: LetterDeps,
  { reason, ...seen }: SeenLetter & { reason: string },
): Promise<MovedLetter> {
  return moveLetter(deps, { ...seen, action: 'reopen' }, async () => ({
    set: { answeredOn: null, closingNote: null },
    note: reason,
  }))
}
