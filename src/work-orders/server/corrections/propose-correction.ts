import { bindFiles } from '#documents/server/public.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { newId } from '#platform/shared/ids.ts'
import { changedFacts, describeChange, type Result } from '../../corrections.ts'
import { needsOfGrant, normaliseNumber } from '../../granted-number.ts'
import { staffActor } from '../actors.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, localText, type AtNode, type StaffText } from '../steps/change-as-staff.ts'
import { nodeOf, writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'
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
    const id = newId('cor')
    await bindNewCertificate(work, { record: id, node, before, after })
    await insertCorrection(work.tx, {
      id,
      companyId,
      workOrderId,
      nodeId: node.id,
      status: 'OPEN',
      before,
      after,
      reason: localText(request.reason),
      proposedBy: actor.id,
      proposedByName: actor.name,
      proposedAt: work.now,
      decidedBy: null,
      decidedByName: null,
      decidedAt: null,
      note: null,
    })
    const params = { changes: describeChange(before, after) }
    const reason = localText(request.reason)
    await writeHistory(work, { key: 'result.proposed', node, params, reason, internal: true })
    return null
  })
}

/** It is used by the correction before it is used by the step, so that it is kept meanwhile. */
export async function bindNewCertificate(
  { tx, workOrder: { companyId, country }, now: at }: Work,
  about: { record: string; node: NodeRow; before: Result; after: Result },
): Promise<void> {
  const { record, node, before, after } = about
  const fileId = after.certificateFileId
  if (fileId === null || fileId === before.certificateFileId) return
  await bindFiles(tx, {
    companyId,
    record,
    files: [{ place: 'certificate', fileId }],
    about: { kind: 'CERTIFICATE', label: node.name, country },
    at,
  })
}

const TEXTS = {
  number_missing: { en: 'Enter the number.', zh: '请填写号码。' },
  number_wrong: { en: 'This number is not valid.', zh: '号码有误。' },
  valid_from_missing: { en: 'Enter the date.', zh: '请填写日期。' },
  valid_until_wrong: { en: 'The last day cannot be before the first.', zh: '截止日不能早于生效日。' },
} as const satisfies Record<string, LocalText>

const refuse = (reason: keyof typeof TEXTS, field: string): Error =>
  workOrderRefusals[reason]({ fields: { [field]: TEXTS[reason] } })

/** The same is asked as when it was granted. */
function checked(work: Work, node: NodeRow, before: Result, wanted: Wanted): Partial<Result> {
  const needs = needsOfGrant(node.produces)
  const facts: Partial<Result> = {}
  if (wanted.number !== undefined) facts.number = numberIn(work, node, wanted.number)
  if (wanted.validFrom !== undefined) facts.validFrom = wanted.validFrom || null
  if (wanted.validUntil !== undefined) facts.validUntil = wanted.validUntil || null
  if (wanted.certificateFileId !== undefined) facts.certificateFileId = wanted.certificateFileId
  if (needs.number && facts.number === null) throw refuse('number_missing', 'number')
  if (needs.validFrom && facts.validFrom === null) throw refuse('valid_from_missing', 'validFrom')
  const { validFrom, validUntil } = { ...before, ...facts }
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw refuse('valid_until_wrong', 'validUntil')
  return facts
}

function numberIn(work: Work, node: NodeRow, raw: string): string | null {
  if (raw.trim() === '') return null
  const number = normaliseNumber(node.produces, work.workOrder.country, raw)
  if (number === undefined) throw refuse('number_wrong', 'number')
  return number
}
