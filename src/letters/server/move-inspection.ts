import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { dueDay } from '../inspections/inspection-fields.ts'
import { inspectionRefusals } from './inspections.errors.ts'
import { lockInspection, updateInspection } from './inspections.repository.ts'
import type { InspectionRow } from './inspections.tables.ts'
import { LETTER_DAY_CHANGED, type LetterDeps, type SeenLetter } from './move-letter.ts'
import { auditInspection } from './open-inspection.ts'

type Seen = SeenLetter & { on: Day }
type MovedInspection = { id: string; revision: number }

const PAPERS_AT_MOST = 100

/** @throws inspection.not_found, inspection.stale, inspection.closed, inspection.day_in_future */
export const fileObjection = (deps: LetterDeps, seen: Seen): Promise<MovedInspection> =>
  move(deps, seen, 'objected', () => ({ objectionOn: seen.on }))

/** @throws inspection.too_many_papers */
export const handOver = (
  deps: LetterDeps,
  { what, ...seen }: Seen & { what: string },
): Promise<MovedInspection> =>
  move(deps, seen, 'handedOver', ({ handedOver }) => {
    if (handedOver.length >= PAPERS_AT_MOST) throw inspectionRefusals.too_many_papers()
    return { handedOver: [...handedOver, { what, on: seen.on, byName: seen.actor.name }] }
  })

export const closeInspection = (
  deps: LetterDeps,
  { outcomeEn, outcomeZh, ...seen }: Seen & { outcomeEn: string; outcomeZh: string },
): Promise<MovedInspection> =>
  move(deps, seen, 'closed', () => ({ state: 'CLOSED', closedOn: seen.on, outcomeEn, outcomeZh }))

/** The one way to change an inspection: locks it, refuses what another has changed meanwhile, keeps who did what. */
function move(
  deps: LetterDeps,
  { actor, id, revision, on }: Seen,
  event: string,
  change: (row: InspectionRow) => Partial<InspectionRow>,
): Promise<MovedInspection> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const row = await lockInspection(tx, id)
    if (!row) throw inspectionRefusals.not_found()
    if (row.revision !== revision) throw inspectionRefusals.stale()
    if (row.state === 'CLOSED') throw inspectionRefusals.closed()
    if (on > dayOf(at, deps.config.agency.timeZone)) throw inspectionRefusals.day_in_future()
    if (on < row.servedOn) throw inspectionRefusals.day_before_service()
    const after = { ...row, ...change(row), changedAt: at, revision: revision + 1 }
    await updateInspection(tx, { ...after, dueDay: dueDay(after) })
    if (row.workOrderId !== null)
      await deps.jobs.publish(tx, LETTER_DAY_CHANGED, { workOrderId: row.workOrderId })
    await auditInspection(tx, { actor, at, event, row: after, detail: { revision: after.revision, on } })
    return { id, revision: after.revision }
  })
}
