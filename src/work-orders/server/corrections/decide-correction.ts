import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { correctRegistration } from '#registrations/server/public.ts'
import { changedFacts, describeChange, isStill, newCertificate } from '../../corrections.ts'
import { staffActor } from '../actors.ts'
import type { CorrectionRow } from '../corrections.tables.ts'
import { obtainedBy } from '../filing/begin-filing.ts'
import type { FormDeps } from '../form/node-form.ts'
import { bindCertificate } from '../steps/bind-papers.ts'
import { changeAsStaff, type OnWork } from '../steps/change-as-staff.ts'
import { nodeOf, writeHistory, type Work } from '../work.ts'
import { correctionRefusals } from './corrections.errors.ts'
import { decideRow, findCorrection } from './corrections.repository.ts'
import { replaceResult, resultOf } from './result-of.ts'

type Decision = OnWork & { correctionId: string; approve: boolean; note?: string; address: string }

/**
 * Somebody else than who proposed a correction approves it, or anybody declines it. An approved one changes the step,
 * the registration and the documents in one go, and the seller is told.
 * @throws corrections.not_found, corrections.decided, corrections.same_person, corrections.outdated, corrections.renewed
 */
export function decideCorrection(deps: FormDeps, decision: Decision) {
  return changeAsStaff(deps, decision, async (work) => {
    const { companyId, id: workOrderId } = work.workOrder
    const row = await findCorrection(work.tx, { companyId, workOrderId, id: decision.correctionId })
    if (!row) throw correctionRefusals.not_found()
    if (row.status !== 'OPEN') throw correctionRefusals.decided()
    const actor = staffActor(decision.staff)
    if (decision.approve && row.proposedBy === actor.id) throw correctionRefusals.same_person()
    await decideRow(work.tx, row, {
      status: decision.approve ? 'APPROVED' : 'DECLINED',
      decidedBy: actor.id,
      decidedByName: actor.name,
      decidedAt: work.now,
      note: decision.note ?? null,
    })
    if (decision.approve) await correct(work, row)
    else await decline(work, row, decision.note)
    await audit(work, row, decision)
    crashPoint(deps, 'workOrders.correction:before-commit')
    return null
  })
}

async function correct(work: Work, { nodeId, before, after, reason }: CorrectionRow): Promise<void> {
  const node = nodeOf(work, nodeId)
  if (!isStill(before, resultOf(work.nodes, node))) throw correctionRefusals.outdated()
  const wrong = obtainedBy(work, before.validUntil)
  replaceResult(work, node, before, after)
  const right = obtainedBy(work, after.validUntil)
  const { companyId, country, id: workOrderId } = work.workOrder
  const { kind, registrationNumber } = wrong
  const isCorrected = await correctRegistration(
    work.tx,
    {
      known: { companyId, country, workOrderId, kind, registrationNumber },
      before: wrong,
      after: right,
    },
    { at: work.now, by: work.actor },
  )
  if (!isCorrected) throw correctionRefusals.renewed()
  const certificate = newCertificate(before, after)
  if (certificate !== undefined) await bindCertificate(work, node, certificate)
  const params = { changes: describeChange(before, after) }
  await writeHistory(work, { key: 'result.corrected', node, params, reason })
  work.notices = [{ what: 'corrected', nodeId: node.id, note: reason }]
}

async function decline(work: Work, { nodeId }: CorrectionRow, note: string | undefined): Promise<void> {
  const reason = note ? { en: note, zh: note } : null
  await writeHistory(work, { key: 'result.declined', node: nodeOf(work, nodeId), reason, internal: true })
}

/** Which facts, never what they are. */
function audit(work: Work, row: CorrectionRow, { approve, staff, address }: Decision): Promise<void> {
  return writeAudit(work.tx, {
    at: work.now,
    actorKind: 'staff',
    actorId: staff.staffId,
    action: approve ? 'workOrder.correct' : 'workOrder.declineCorrection',
    record: work.workOrder.id,
    companyId: work.workOrder.companyId,
    address,
    detail: {
      correctionId: row.id,
      proposedBy: row.proposedBy,
      facts: changedFacts(row.before, row.after),
    },
  })
}
