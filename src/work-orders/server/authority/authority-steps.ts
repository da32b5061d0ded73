import { localText, type LocalText } from '#platform/shared/local-text.ts'
import { needsOfGrant, normaliseNumber } from '../../granted-number.ts'
import { isHandedOver } from '../corrections/result-of.ts'
import { begin, obtainedBy } from '../filing/begin-filing.ts'
import { bindCertificate, bindPapers, type Papers } from '../steps/bind-papers.ts'
import { changeNodeAsStaff, type AtNode, type StaffText } from '../steps/change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { checkMove, moveNode, writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { wrongField } from '../wrong-field.ts'

/* What the authority does, recorded by staff. */

/** Documents, or the answer to a query, were filed. */
export function fileWithAuthority(
  deps: FormDeps,
  request: AtNode & Papers & { date: string; way?: string; reference?: string },
) {
  return changeNodeAsStaff(deps, request, async (work, node) => {
    const { date, way, reference } = request
    if (date > work.today) throw workOrderRefusals.day_in_future()
    moveNode(work, node, 'file', 'staff')
    await bindPapers(work, node, request)
    node.details = { ...node.details, date, way, reference, reason: undefined }
    await writeHistory(work, {
      key: 'node.filed',
      node,
      params: { date, way: way ?? '', reference: reference ?? '' },
    })
    work.notices = [{ what: 'filed', nodeId: node.id }]
    return node
  })
}

export type Grant = AtNode & {
  number?: string
  validFrom?: string
  certificateFileId?: string
  date?: string
}

/** The authority granted the application: the number, from when it is valid, its certificate. */
export function grantedByAuthority(deps: FormDeps, request: Grant) {
  return changeNodeAsStaff(deps, request, async (work, node) => {
    checkMove(work, node, 'grant', 'staff')
    const { certificateFileId, validFrom, date = work.today } = request
    if (date > work.today) throw workOrderRefusals.day_in_future()
    const number = numberOrRefuse(work, node, request)
    if (certificateFileId !== undefined) await bindCertificate(work, node, certificateFileId)
    moveNode(work, node, 'grant', 'staff')
    node.details = {
      ...node.details,
      date,
      ...(number && { number }),
      ...(validFrom && { validFrom }),
      ...(certificateFileId && { certificateFileId }),
    }
    await correctRegistration(work)
    await writeHistory(work, {
      key: number ? 'node.grantedNumber' : 'node.granted',
      node,
      params: number ? { number } : {},
    })
    work.notices = [{ what: 'granted', nodeId: node.id }]
    return node
  })
}

/** A number that is granted anew after the handover replaces the one that was handed over. */
async function correctRegistration(work: Work): Promise<void> {
  if (isHandedOver(work.nodes)) await begin(work, undefined, obtainedBy(work, null))
}

function numberOrRefuse(work: Work, node: NodeRow, grant: Grant): string | undefined {
  const needs = needsOfGrant(node.produces)
  if (needs.number && !grant.number) throw wrongField('number_missing', 'number')
  const number = grant.number
    ? normaliseNumber(node.produces, work.workOrder.country, grant.number)
    : undefined
  if (grant.number && number === undefined) throw wrongField('number_wrong', 'number')
  if (needs.validFrom && !grant.validFrom) throw wrongField('valid_from_missing', 'validFrom')
  if (needs.certificate && !grant.certificateFileId)
    throw wrongField('certificate_missing', 'certificateUploadId')
  return number
}

/** The authority has a query; the agency answers by filing again. */
export function queriedByAuthority(
  deps: FormDeps,
  request: AtNode & Papers & { reason: StaffText; dueAt?: string },
) {
  return changeNodeAsStaff(deps, request, async (work, node) => {
    if (request.dueAt && request.dueAt < work.today) throw workOrderRefusals.day_in_past()
    await recordQuery(work, node, { reason: localText(request.reason), dueAt: request.dueAt })
    await bindPapers(work, node, request)
    return node
  })
}

export async function recordQuery(
  work: Work,
  node: NodeRow,
  { reason, dueAt }: { reason: LocalText; dueAt: string | undefined },
): Promise<void> {
  moveNode(work, node, 'query', 'staff', dueAt ? { dueAt } : {})
  node.details = { ...node.details, reason }
  await writeHistory(work, { key: 'node.queried', node, reason })
}

export function refusedByAuthority(
  deps: FormDeps,
  request: AtNode & Papers & { reason: StaffText; date?: string },
) {
  return changeNodeAsStaff(deps, request, async (work, node) => {
    const { date = work.today } = request
    if (date > work.today) throw workOrderRefusals.day_in_future()
    moveNode(work, node, 'refuse', 'staff')
    await bindPapers(work, node, request)
    const reason = localText(request.reason)
    node.details = { ...node.details, date, reason }
    await writeHistory(work, { key: 'node.refused', node, reason })
    work.notices = [{ what: 'refused', nodeId: node.id }]
    return node
  })
}
