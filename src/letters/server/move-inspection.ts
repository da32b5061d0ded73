import type { Transaction } from '#platform/server/database.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { next } from '#platform/shared/state-machine.ts'
import { askedAgain, dueDay } from '../inspections/inspection-fields.ts'
import { INSPECTION_MOVES, type InspectionAction } from '../inspections/inspection-moves.ts'
import { inspectionRefusals } from './inspections.errors.ts'
import { lockInspection, updateInspection } from './inspections.repository.ts'
import type { InspectionRow } from './inspections.tables.ts'
import { LETTER_DAY_CHANGED, type LetterDeps, type SeenLetter } from './move-letter.ts'
import { auditInspection, letterOrRefuse } from './open-inspection.ts'
import { tellOfInspection } from './tell-of-inspection.ts'

type Seen = SeenLetter & { on: Day }
type MovedInspection = { id: string; revision: number }

const PAPERS_AT_MOST = 100

/** @throws inspection.not_found, inspection.stale, inspection.closed, inspection.day_in_future */
export const fileObjection = (deps: LetterDeps, seen: Seen): Promise<MovedInspection> =>
  move(deps, seen, 'object', () => ({ objectionOn: seen.on }))

/** @throws inspection.too_many_papers */
export const handOver = (
  deps: LetterDeps,
  { what, ...seen }: Seen & { what: string },
): Promise<MovedInspection> =>
  move(deps, seen, 'handOver', ({ handedOver }) => {
    if (handedOver.length >= PAPERS_AT_MOST) throw inspectionRefusals.too_many_papers()
    return { handedOver: [...handedOver, { what, on: seen.on, byName: seen.actor.name }] }
  })

/** With this, all that was asked is answered: nothing is due until the authority asks again. @throws inspection.not_now */
export const answerInspection = (
  deps: LetterDeps,
  { what, ...seen }: Seen & { what: string },
): Promise<MovedInspection> =>
  move(deps, seen, 'answer', ({ handedOver, askedEn, askedZh, answerBy }) => {
    const answered = { askedEn, askedZh, answerBy }
    return { handedOver: [...handedOver, { what, on: seen.on, byName: seen.actor.name, answered }] }
  })

type Again = { askedEn: string; askedZh: string; answerBy: Day; letterId: string | null }

/**
 * The authority wants more, by a new day.
 * @throws inspection.not_now, inspection.answer_before_asked, inspection.unknown_letter
 */
export const askInspectionAgain = (
  deps: LetterDeps,
  { askedEn, askedZh, answerBy, letterId, ...seen }: Seen & Again,
): Promise<MovedInspection> =>
  move(deps, seen, 'askAgain', async ({ companyId, handedOver }, at, tx) => {
    if (answerBy < seen.on) throw inspectionRefusals.answer_before_asked()
    if (letterId !== null) await letterOrRefuse(tx, letterId, companyId)
    const by = { at: at.toISOString(), byName: seen.actor.name }
    const again = { on: seen.on, ...by, ...(letterId !== null && { letterId }) }
    return { askedEn, askedZh, answerBy, handedOver: askedAgain(handedOver, again) }
  })

export const closeInspection = (
  deps: LetterDeps,
  { outcomeEn, outcomeZh, ...seen }: Seen & { outcomeEn: string; outcomeZh: string },
): Promise<MovedInspection> => move(deps, seen, 'close', () => ({ closedOn: seen.on, outcomeEn, outcomeZh }))

const EVENTS: Record<InspectionAction, string> = {
  object: 'objected',
  handOver: 'handedOver',
  answer: 'answered',
  askAgain: 'askedAgain',
  close: 'closed',
}

const TEXTS: Record<InspectionAction, LocalText> = {
  object: { en: 'recorded an objection', zh: '登记了异议' },
  handOver: { en: 'recorded a paper that was handed over', zh: '登记了已提交的材料' },
  answer: { en: 'recorded that all was answered', zh: '登记了全部答复' },
  askAgain: { en: 'recorded that the authority asks again', zh: '登记了机关再次要求' },
  close: { en: 'closed the check', zh: '办结了检查' },
}
const SOMEBODY: LocalText = { en: 'A colleague', zh: '同事' }
const CHANGED: LocalText = { en: 'changed it', zh: '有改动' }

/** Who changed it last, and what. */
function staleBy({ changedByName: name, lastAction, changedAt, revision }: InspectionRow) {
  const by = name === null ? SOMEBODY : { en: name, zh: name }
  const text = lastAction === null ? CHANGED : TEXTS[lastAction]
  const changes = [{ at: changedAt.toISOString(), by, text }]
  return inspectionRefusals.stale({ params: { who: by, what: text }, data: { revision, changes } })
}

/** The one way to change an inspection: locks it, refuses what another has changed meanwhile, keeps who did what. */
function move(
  deps: LetterDeps,
  { actor, id, revision, on }: Seen,
  action: InspectionAction,
  change: (
    row: InspectionRow,
    at: Date,
    tx: Transaction,
  ) => Partial<InspectionRow> | Promise<Partial<InspectionRow>>,
): Promise<MovedInspection> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const row = await lockInspection(tx, id)
    if (!row) throw inspectionRefusals.not_found()
    if (row.revision !== revision) throw staleBy(row)
    if (row.state === 'CLOSED') throw inspectionRefusals.closed()
    const state = next(INSPECTION_MOVES, row.state, action)
    if (!state) throw inspectionRefusals.not_now()
    const today = dayOf(at, deps.config.agency.timeZone)
    if (on > today) throw inspectionRefusals.day_in_future()
    if (on < row.servedOn) throw inspectionRefusals.day_before_service()
    const changed = await change(row, at, tx)
    const last = { changedAt: at, changedByName: actor.name, lastAction: action }
    const after = { ...row, ...changed, ...last, state, revision: revision + 1 }
    const moved = { ...after, dueDay: dueDay(after, today) }
    await updateInspection(tx, moved)
    if (action === 'askAgain') await tellOfInspection(tx, deps, moved, 'askedAgain')
    if (action === 'close') await tellOfInspection(tx, deps, moved, 'closed')
    if (row.workOrderId !== null)
      await deps.jobs.publish(tx, LETTER_DAY_CHANGED, { workOrderId: row.workOrderId })
    const detail = { revision: after.revision, on, ...(action === 'askAgain' && { by: after.answerBy }) }
    await auditInspection(tx, { actor, at, event: EVENTS[action], row: after, detail })
    return { id, revision: after.revision }
  })
}
