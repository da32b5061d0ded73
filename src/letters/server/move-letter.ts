import { giveFile } from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { next } from '#platform/shared/state-machine.ts'
import { AGENCY_POST } from '../agency-post.ts'
import { warningsOf, type LetterWarning } from '../letter-fields.ts'
import { LETTER_MOVES, type LetterAction, type LetterState } from '../letter-moves.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import { historyOfLetter } from './letters.queries.ts'
import { insertLetterHistory, lockLetter, updateLetter } from './letters.repository.ts'
import type { LetterEvent, LetterRow } from './letters.tables.ts'

export type LetterDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/** Published when the day by which a work order's letters must be answered may be another. Payload: `{ workOrderId }`. */
export const LETTER_DAY_CHANGED = 'LetterDayChanged'

/** A member of staff, and from which address. */
export type LetterActor = { id: string; name: string; address: string }
export type SeenLetter = { actor: LetterActor; id: string; revision: number }
export type MovedLetter = { id: string; state: LetterState; revision: number; warnings: LetterWarning[] }

const EVENTS = {
  sort: 'sorted',
  ask: 'asked',
  extend: 'extended',
  answer: 'answered',
  fileAway: 'filedAway',
  reopen: 'reopened',
} as const
const TEXTS: Record<LetterEvent, LocalText> = {
  uploaded: { en: 'uploaded it', zh: '上传了信函' },
  sorted: { en: 'sorted it', zh: '整理了信函' },
  answered: { en: 'recorded the answer', zh: '记录了答复' },
  filedAway: { en: 'filed it away', zh: '归档了信函' },
  reopened: { en: 'opened it again', zh: '重新打开了信函' },
  extended: { en: 'recorded more time to answer', zh: '登记了延期' },
  asked: { en: 'asked the seller for papers', zh: '向卖家索取了材料' },
}

type LetterChange = (
  tx: Transaction,
  letter: LetterRow,
  today: Day,
) => Promise<{ set: Partial<LetterRow>; note?: string | null; proofId?: string | null }>

/**
 * The one way to change a letter: locks it, refuses what another has changed meanwhile, keeps who did what.
 * @throws authority_letter.not_found, authority_letter.stale, authority_letter.not_now
 */
export async function moveLetter(
  deps: LetterDeps,
  { action, ...seen }: SeenLetter & { action: LetterAction },
  change: LetterChange,
): Promise<MovedLetter> {
  return deps.db.transaction((tx) => moveLetterIn(tx, deps, { action, ...seen }, change))
}

/** The same as part of something larger. */
export async function moveLetterIn(
  tx: Transaction,
  deps: LetterDeps,
  { action, ...seen }: SeenLetter & { action: LetterAction },
  change: LetterChange,
): Promise<MovedLetter> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const letter = await lockSeen(tx, seen)
  const state = next(LETTER_MOVES, letter.state, action)
  if (!state) throw authorityLetterRefusals.not_now()
  const { set, note, proofId } = await change(tx, letter, today)
  const after = { ...letter, ...set, state }
  const revision = await keepLetter(tx, deps, { seen, letter, after, event: EVENTS[action], note, proofId })
  return { id: letter.id, state, revision, warnings: warningsOf(after, today) }
}

async function lockSeen(tx: Transaction, { id, revision }: SeenLetter): Promise<LetterRow> {
  const letter = await lockLetter(tx, id)
  if (!letter) throw authorityLetterRefusals.not_found()
  if (letter.revision === revision) return letter
  const changes = (await historyOfLetter(tx, id, revision)).map(({ at, byName, action }) => ({
    at: at.toISOString(),
    by: { en: byName, zh: byName },
    text: TEXTS[action],
  }))
  throw authorityLetterRefusals.stale({
    params: { who: changes[0]?.by ?? '', what: changes[0]?.text ?? '' },
    data: { revision: letter.revision, changes },
  })
}

type Kept = {
  seen: SeenLetter
  letter: LetterRow
  after: LetterRow
  event: LetterEvent
  note?: string | null | undefined
  proofId?: string | null | undefined
}

async function keepLetter(
  tx: Transaction,
  { clock, jobs }: Pick<LetterDeps, 'clock' | 'jobs'>,
  { seen, letter, after, event, note, proofId }: Kept,
): Promise<number> {
  const at = clock.now()
  const revision = letter.revision + 1
  const { actor } = seen
  await updateLetter(tx, { ...after, changedAt: at, revision })
  await giveFileOf(tx, letter, after, at)
  const changed = Object.keys(letter).filter(
    (key) => letter[key as keyof LetterRow] !== after[key as keyof LetterRow],
  )
  const line = { letterId: letter.id, revision, at, byId: actor.id, byName: actor.name, action: event }
  const earlierDay = letter.replyBy === after.replyBy ? null : letter.replyBy
  const more = { note: note || null, earlierDay, proofId: proofId ?? null }
  await insertLetterHistory(tx, { ...line, changed, ...more })
  await auditLetter(tx, { actor, at, event, letter: after, detail: { revision, changed } })
  if (['state', 'replyBy', 'workOrderId'].some((key) => changed.includes(key))) {
    for (const workOrderId of new Set([letter.workOrderId, after.workOrderId]))
      if (workOrderId !== null) await jobs.publish(tx, LETTER_DAY_CHANGED, { workOrderId })
  }
  return revision
}

/** The file is the company's for as long as it may see the letter: it is then among its documents. */
async function giveFileOf(tx: Transaction, before: LetterRow, after: LetterRow, at: Date): Promise<void> {
  const from = holderOf(before)
  const to = holderOf(after)
  if (from === to) return
  const { id: record, fileId, authority, country } = after
  const label = { en: `Letter from ${authority}`, zh: `${authority}来函` }
  const about = { kind: 'LETTER', label, country } as const
  const binding = to === AGENCY_POST ? undefined : { record, place: 'letter', about }
  await giveFile(tx, { fileId, from, to, binding, at })
}

export const holderOf = ({ companyId, visibleToSeller }: Pick<LetterRow, 'companyId' | 'visibleToSeller'>) =>
  visibleToSeller && companyId !== null ? companyId : AGENCY_POST

export async function auditLetter(
  tx: Transaction,
  line: {
    actor: LetterActor
    at: Date
    event: LetterEvent
    letter: LetterRow
    detail: Record<string, unknown>
  },
): Promise<void> {
  const { actor, at, event, letter, detail } = line
  await writeAudit(tx, {
    at,
    actorKind: 'staff',
    actorId: actor.id,
    action: `authorityLetter.${event}`,
    record: letter.id,
    ...(letter.companyId !== null && { companyId: letter.companyId }),
    address: actor.address,
    detail,
  })
}
