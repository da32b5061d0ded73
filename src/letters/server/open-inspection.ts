import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { dueDay, inspectionFault } from '../inspections/inspection-fields.ts'
import type { openInspection as call } from '../staff/inspections-contract.ts'
import { inspectionRefusals } from './inspections.errors.ts'
import { insertInspection, lockInspection } from './inspections.repository.ts'
import type { InspectionRow } from './inspections.tables.ts'
import { companyOfWorkOrder, findLetter } from './letters.queries.ts'
import { LETTER_DAY_CHANGED, type LetterActor, type LetterDeps } from './move-letter.ts'
import { tellOfInspection } from './tell-of-inspection.ts'

/**
 * Opens a case for a check by an authority; one that is there already is the same request's. While it is open, its day ranks its work order as a letter's does.
 * @throws inspection.unknown_work_order, inspection.unknown_letter, inspection.served_in_future
 */
export function openInspection(
  deps: LetterDeps,
  { id, actor, ...said }: InputOf<typeof call> & { id: string; actor: LetterActor },
): Promise<{ id: string; revision: number }> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const today = dayOf(at, deps.config.agency.timeZone)
    const fault = inspectionFault(said, today)
    if (fault) throw inspectionRefusals[fault]()
    const companyId = await companyOrRefuse(tx, said)
    const before = await lockInspection(tx, id)
    if (before) {
      const { workOrderId, kind, authority, country, servedOn } = said
      expectSame(before, { workOrderId, kind, authority, country, servedOn })
      return { id, revision: before.revision }
    }
    const due = dueDay({ ...said, ...NEW }, today)
    const row: InspectionRow = {
      ...said,
      ...NEW,
      companyId,
      id,
      dueDay: due,
      ...madeBy(actor, at),
    }
    await insertInspection(tx, row)
    await deps.jobs.publish(tx, LETTER_DAY_CHANGED, { workOrderId: said.workOrderId })
    await tellOfInspection(tx, deps, row, 'opened')
    await auditInspection(tx, { actor, at, event: 'opened', row, detail: { kind: said.kind } })
    return { id: row.id, revision: row.revision }
  })
}

const NEW = {
  state: 'OPEN',
  objectionOn: null,
  handedOver: [],
  outcomeEn: null,
  outcomeZh: null,
  closedOn: null,
  changedByName: null,
  lastAction: null,
  revision: 1,
} satisfies Partial<InspectionRow>

const madeBy = ({ name }: LetterActor, at: Date) => ({ createdByName: name, createdAt: at, changedAt: at })

async function companyOrRefuse(
  tx: Transaction,
  { workOrderId, letterId }: { workOrderId: string; letterId: string | null },
): Promise<string> {
  const companyId = await companyOfWorkOrder(tx, workOrderId)
  if (companyId === undefined) throw inspectionRefusals.unknown_work_order()
  if (letterId !== null) await letterOrRefuse(tx, letterId, companyId)
  return companyId
}

/** @throws inspection.unknown_letter unless it is the company's */
export async function letterOrRefuse(tx: Transaction, letterId: string, companyId: string): Promise<void> {
  const letter = (await findLetter(tx, letterId))?.letter
  if (letter?.companyId !== companyId) throw inspectionRefusals.unknown_letter()
}

export async function auditInspection(
  tx: Transaction,
  line: {
    actor: LetterActor
    at: Date
    event: string
    row: InspectionRow
    detail: Record<string, unknown>
  },
): Promise<void> {
  const { actor, at, event, row, detail } = line
  await writeAudit(tx, {
    at,
    actorKind: 'staff',
    actorId: actor.id,
    action: `inspection.${event}`,
    record: row.id,
    companyId: row.companyId,
    address: actor.address,
    detail,
  })
}
