import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { moveAuthorityDay } from '#work-orders/server/public.ts'
import { extensionFault, sellerDay } from '../letter-fields.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import { authorityLettersMessages } from './letters.messages.ts'
import { findLetter } from './letters.queries.ts'
import type { LetterRow } from './letters.tables.ts'
import { moveLetterIn, type MovedLetter, type SeenLetter } from './move-letter.ts'

type Granted = SeenLetter & {
  staff: StaffPrincipal
  replyBy: Day
  reason: string
  /** The letter that grants it, as it was taken in. */
  proofId: string | null
}

/**
 * The authority gave more time to answer: the letter, the step that it queried, and the papers that the seller was
 * asked for get their later days. All of it, or nothing.
 * @throws authority_letter.no_day, authority_letter.not_later, authority_letter.new_day_passed
 */
export async function extendLetter(deps: ServerDeps, granted: Granted): Promise<MovedLetter> {
  const letter = (await findLetter(deps.db, granted.id))?.letter
  if (!letter) throw authorityLetterRefusals.not_found()
  const { workOrderId, replyBy: from } = letter
  let moved: MovedLetter | undefined
  const extend = async (tx: Transaction) => {
    moved = await extendIn(tx, deps, granted)
  }
  if (workOrderId === null || from === null) await deps.db.transaction(extend)
  else {
    const { staff, replyBy: to } = granted
    // The day that the seller would have been given, whether or not it has passed meanwhile.
    const seller = { from: sellerDay(from, FIRST_DAY), to: sellerDay(to, today(deps)) }
    await moveAuthorityDay(deps, { staff, workOrderId, authority: { from, to }, seller }, extend)
  }
  if (!moved) throw new Error('the letter was not moved')
  return moved
}

const FIRST_DAY = '0001-01-01'
const today = ({ clock, config }: Pick<ServerDeps, 'clock' | 'config'>): Day =>
  dayOf(clock.now(), config.agency.timeZone)

async function extendIn(tx: Transaction, deps: ServerDeps, granted: Granted): Promise<MovedLetter> {
  const { reason, replyBy, proofId, staff: _staff, ...seen } = granted
  return moveLetterIn(tx, deps, { ...seen, action: 'extend' }, async (_tx, letter, now) => {
    const fault = extensionFault(letter.replyBy, replyBy, now)
    if (fault) throw authorityLetterRefusals[fault]()
    if (proofId !== null) await fileProof(tx, deps, { granted, letter, proofId })
    await tellSeller(tx, deps, letter, replyBy)
    return { set: { replyBy }, note: reason, proofId }
  })
}

/** What grants it is a letter too: it belongs where the first one does, and needs no reply. */
async function fileProof(
  tx: Transaction,
  deps: ServerDeps,
  { granted, letter, proofId }: { granted: Granted; letter: LetterRow; proofId: string },
): Promise<void> {
  const proof = (await findLetter(tx, proofId))?.letter
  const isOpen = proof?.state === 'NEW' || proof?.state === 'SORTED'
  if (!proof || proofId === letter.id || !isOpen) throw authorityLetterRefusals.unknown_proof()
  const { companyId, workOrderId, registrationId, authority, country } = letter
  const seen = { actor: granted.actor, id: proofId, revision: proof.revision }
  await moveLetterIn(tx, deps, { ...seen, action: 'fileAway' }, async () => ({
    set: { companyId, workOrderId, registrationId, authority, country, closingNote: granted.reason },
    note: granted.reason,
  }))
}

/** Whoever sees the letter has read its day, and planned by it. */
async function tellSeller(tx: Transaction, deps: ServerDeps, letter: LetterRow, replyBy: Day): Promise<void> {
  const { id, companyId, visibleToSeller, authority, workOrderId, revision } = letter
  if (!visibleToSeller || companyId === null) return
  await notify(tx, deps, {
    companyId,
    kind: authorityLettersMessages.moreTime,
    params: { authority, day: { day: replyBy }, workOrderId: workOrderId ?? '' },
    once: `authority-letter:${id}:${revision}`,
  })
}
