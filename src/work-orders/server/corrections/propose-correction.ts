import { newId } from '#platform/shared/ids.ts'
import { localText } from '#platform/shared/local-text.ts'
import { changedFacts, describeChange, newCertificate, type Result } from '../../corrections.ts'
import { needsOfGrant, normaliseNumber } from '../../granted-number.ts'
import { staffActor } from '../actors.ts'
import type { FormDeps } from '../form/node-form.ts'
import { bindCertificate } from '../steps/bind-papers.ts'
import { changeAsStaff, type AtNode, type StaffText } from '../steps/change-as-staff.ts'
import { nodeOf, writeHistory, type Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { wrongField } from '../wrong-field.ts'
import { correctionRefusals } from './corrections.errors.ts'
import { hasOpenCorrection, insertCorrection } from './corrections.repository.ts'
import { hasResult, resultOf } from './result-of.ts'

/** What is wrong, as it should be; an empty text takes a fact away, what is not named stays. */
export type Wanted = { number?: string; validFrom?: string; validUntil?: string; certificateFileId?: string }

/**
 * Says what is wrong in what was handed over. It changes nothing yet: a colleague decides.
 * @throws corrections.nothing_obtained, corrections.nothing_changed, corrections.open_already, or what is wrong about
 * the number or the days
 */
export function proposeCorrection(deps: FormDeps, request: AtNode & { wanted: Wanted; reason: StaffText }) {
  return changeAsStaff(deps, request, async (work) => {
    const node = nodeOf(work, request.nodeId)
    if (!hasResult(work.nodes, node)) throw correctionRefusals.nothing_obtained()
    const before = resultOf(work.nodes, node)
    const after = { ...before, ...checked(work, node, before, request.wanted) }
    if (changedFacts(before, after).length === 0) throw correctionRefusals.nothing_changed()
    const { id: workOrderId, companyId } = work.workOrder
    if (await hasOpenCorrection(work.tx, { companyId, workOrderId })) throw correctionRefusals.open_already()
    const actor = staffActor(request.staff)
    const reason = localText(request.reason)
    const id = newId('cor')
    const certificate = newCertificate(before, after)
    // So that it is kept until somebody decides.
    if (certificate !== undefined) await bindCertificate(work, node, certificate, id)
    await insertCorrection(work.tx, {
      id,
      companyId,
      workOrderId,
      nodeId: node.id,
      status: 'OPEN',
      before,
      after,
      reason,
      proposedBy: actor.id,
      proposedByName: actor.name,
      proposedAt: work.now,
      decidedBy: null,
      decidedByName: null,
      decidedAt: null,
      note: null,
    })
    const params = { changes: describeChange(before, after) }
    await writeHistory(work, { key: 'result.proposed', node, params, reason, internal: true })
    return null
  })
}

/** The same is asked as when it was granted. */
function checked(work: Work, node: NodeRow, before: Result, wanted: Wanted): Partial<Result> {
  const needs = needsOfGrant(node.produces)
  const facts: Partial<Result> = {}
  if (wanted.number !== undefined) facts.number = numberIn(work, node, wanted.number)
  if (wanted.validFrom !== undefined) facts.validFrom = wanted.validFrom || null
  if (wanted.validUntil !== undefined) facts.validUntil = wanted.validUntil || null
  if (wanted.certificateFileId !== undefined) facts.certificateFileId = wanted.certificateFileId
  if (needs.number && facts.number === null) throw wrongField('number_missing', 'number')
  if (needs.validFrom && facts.validFrom === null) throw wrongField('valid_from_missing', 'validFrom')
  const { validFrom, validUntil } = { ...before, ...facts }
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw wrongField('valid_until_wrong', 'validUntil')
  return facts
}

function numberIn(work: Work, node: NodeRow, raw: string): string | null {
  if (raw.trim() === '') return null
  const number = normaliseNumber(node.produces, work.workOrder.country, raw)
  if (number === undefined) throw wrongField('number_wrong', 'number')
  return number
}
